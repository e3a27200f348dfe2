/** Which of the coach's cues is due: what is still to be read, then what is still to be done. */
import type { Coach, Cue } from "../wire";
import { held, type Tally } from "../table/tally";

/** What the player has begun on their own screen. */
export interface Begun {
  readonly taken: Tally;
  readonly given: Tally;
  /** The prices lie open. */
  readonly selling: boolean;
  readonly exploring: boolean;
}

/** Whether what a cue waits for is there. */
export function isDone(until: string, begun: Begun): boolean {
  const [what, card = ""] = until.split("/");
  if (what === "taken") return held(begun.taken, card) > 0;
  if (what === "given") return held(begun.given, card) > 0;
  if (what === "selling") return begun.selling;
  return what === "exploring" && begun.exploring;
}

/** What the coach says now, and whether it is only to be read. */
export function due(coach: Coach, read: ReadonlySet<string>, begun: Begun): { cue: Cue | null; reading: boolean } {
  const unread = coach.reads.find(({ say }) => !read.has(say.id));
  if (unread) return { cue: unread, reading: true };
  return { cue: coach.acts.find(({ until }) => !isDone(until, begun)) ?? coach.acts.at(-1) ?? null, reading: false };
}
