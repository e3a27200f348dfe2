/** Whether a game was ever finished here, a lesson apart: who has not, is new to it. */
import { keep, kept } from "../client/keeping";

export function finishedBefore(): boolean {
  return kept("finished", (value) => value === true) ?? false;
}

export function noteFinished(): void {
  keep("finished", true);
}
