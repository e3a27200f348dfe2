// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { brought } from "./brought.svelte";
import ReplayPage from "./ReplayPage.svelte";

/** What the server was asked for and has not answered yet, in order. */
let asked: ((answer: Response) => void)[];
let shown: Record<string, never>;

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", () => new Promise<Response>((answer) => asked.push(answer)));
  shown = mount(ReplayPage, { target: document.body, props: { id: null, embedded: false } });
  flushSync();
});

afterEach(async () => {
  await unmount(shown);
  brought.drop();
  vi.unstubAllGlobals();
});

const bring = () => {
  brought.bring(new Blob(["no record"]));
  flushSync();
};

async function refuse(question: number, sentence: string): Promise<void> {
  const problem = { code: "newer", why: null, sentence };
  asked[question]?.(new Response(JSON.stringify(problem), { status: 400 }));
  await new Promise((later) => setTimeout(later));
  flushSync();
}

const wrong = () => document.querySelector('[role="alert"]')?.textContent?.trim();

it("tells of the file that was brought last, in whatever order the answers come", async () => {
  bring();
  bring();
  await refuse(1, "The second is no record.");
  expect(wrong()).toBe("The second is no record.");
  await refuse(0, "The first is no record.");
  expect(wrong()).toBe("The second is no record.");
});

it("tells nothing of a file that was put away meanwhile", async () => {
  bring();
  brought.drop();
  flushSync();
  await refuse(0, "The first is no record.");
  expect(wrong()).toBe("");
});
