import type { LogLine, Message } from "../wire";
import { isTrouble } from "./trouble";

/** So many of the latest are told: more would not be read. */
const MOST = 2;

/** Every turn has one of these, and they change nothing that is not seen on the table. */
function dull({ event, news }: LogLine): boolean {
  return !news || event.do === "deal" || (event.do === "dig" && !isTrouble(event.card));
}

/** What the others did since one's own last turn, the latest last; to a spectator what happened last. */
export function meanwhile(lines: readonly LogLine[], me: number | null): Message[] {
  const ended = me === null ? -1 : lines.findLastIndex(({ event }) => event.do === "end" && event.by === me);
  return lines
    .slice(ended + 1)
    .filter((line) => !dull(line) && !("by" in line.event && line.event.by === me))
    .slice(-MOST)
    .flatMap(({ told }) => told);
}
