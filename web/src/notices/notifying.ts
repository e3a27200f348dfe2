/** A system notification when it is one's turn and nobody looks at the table. */
import { keep, kept } from "../client/keeping";
import { listed } from "../newtable/plan";
import { tablePath } from "../route.svelte";
import { monument } from "../words/message";
import { say, words } from "../words/spoken.svelte";

/** Whether this browser can: `plain`: it would over https; `never`: it has no such thing. */
export type Ability = "asks" | "granted" | "denied" | "plain" | "never";

export function ability(): Ability {
  if (!isSecureContext) return "plain";
  if (typeof Notification === "undefined") return "never";
  return Notification.permission === "default" ? "asks" : Notification.permission;
}

/** What somebody wants: nothing was said yet, or on, or off. */
export type Wish = "on" | "off";
const isWish = (value: unknown): value is Wish => value === "on" || value === "off";

export const wish = (): Wish | null => kept("notices", isWish);
export const keepWish = (wished: Wish): void => keep("notices", wished);

/** Whether somebody should be asked: once, and only where the answer can be yes. */
export const isToBeAsked = (): boolean => wish() === null && ability() === "asks";

/** Ask the browser; it asks the person. Must come from a press. */
export async function ask(): Promise<Ability> {
  keepWish("on");
  try {
    await Notification.requestPermission();
  } catch {
    // Some have it only by callback, or not at all here.
  }
  return ability();
}

const isNumber = (value: unknown): value is number => typeof value === "number";

/** Say it once for each state of a table, whichever tab is first. */
export async function notify(table: string, number: number, title: string, body: string): Promise<boolean> {
  if (wish() !== "on" || ability() !== "granted") return false;
  if (kept(`noticed.${table}`, isNumber) === number) return false;
  keep(`noticed.${table}`, number);
  const options = { body, tag: `digsite-${table}`, icon: "/icons/icon-192.png", data: { path: tablePath(table) } };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  try {
    // Phones show notifications of a service worker only.
    if (worker?.active) await worker.showNotification(title, options);
    else {
      const shown = new Notification(title, options);
      shown.onclick = () => {
        window.focus();
        location.assign(tablePath(table));
      };
    }
    return true;
  } catch {
    return false;
  }
}

/** It is one's turn at a table that nobody looks at: call whoever sits there. Only what everybody knows is told. */
export function call(table: string, number: number, names: readonly string[], place: string): Promise<boolean> {
  const where = words("notice-where", { names: listed(names), monument: say(monument(place)) });
  return notify(table, number, words("notice-your-turn"), where);
}

/** Somebody has seen it: no notification is needed for this state any more. */
export const seen = (table: string, number: number): void => {
  if (kept(`noticed.${table}`, isNumber) !== number) keep(`noticed.${table}`, number);
};
