import type { Line } from "../wire";

/** So many of the latest are told: more would not be read. */
const MOST = 2;

/** Every turn has one of these, and they change nothing that is not seen on the table. */
function dull({ event }: Line): boolean {
  return event.do === "end" || event.do === "deal" || (event.do === "dig" && !isTrouble(event.card));
}

function isTrouble(card: string | null): boolean {
  return card === "thief" || card === "sandstorm";
}

/** What the others did since one's own last turn, in words, the latest last; to a spectator what happened last. */
export function meanwhile(lines: readonly Line[], me: number | null): string[] {
  const ended = me === null ? -1 : lines.findLastIndex(({ event }) => event.do === "end" && event.by === me);
  return lines
    .slice(ended + 1)
    .filter((line) => !dull(line) && !("by" in line.event && line.event.by === me))
    .slice(-MOST)
    .map(({ words }) => words);
}
