/** The level of bots somebody chose last: the page offers it again at every table. */
import { keep, kept } from "../client/keeping";
import { proposedLevel } from "../newtable/plan";
import type { Options } from "../wire";

export function lastLevel(options: Options): string {
  const last = kept("level", (value) => typeof value === "string");
  return options.levels.find(({ id }) => id === last)?.id ?? proposedLevel(options);
}

export function rememberLevel(level: string): void {
  keep("level", level);
}
