import type { LogLine } from "../wire";
import { isTrouble } from "./trouble";

/** What happened between two ends of a turn: whose turn it was, and everything in it. */
export interface Turn {
  /** Null: the deal, which is nobody's turn. */
  readonly seat: number | null;
  readonly lines: readonly LogLine[];
}

/** What the others did since one's own last turn, and what it cost. */
export interface Since {
  readonly costs: readonly LogLine[];
  readonly turns: readonly Turn[];
}

/** Fold a story turn by turn, the latest last. */
export function turnsOf(lines: readonly LogLine[]): Turn[] {
  const turns: LogLine[][] = [];
  let open: LogLine[] | null = null;
  for (const line of lines) {
    if (open === null) turns.push((open = []));
    open.push(line);
    if (line.event.do === "end" || line.event.do === "deal" || line.event.do === "over") open = null;
  }
  return turns.map((lines) => ({ seat: ownerOf(lines), lines }));
}

/** A storm lets everybody answer in somebody's turn: whoever dug first, or ended it, had the turn. */
function ownerOf(lines: readonly LogLine[]): number | null {
  for (const kind of ["end", "dig", undefined]) {
    const line = lines.find(({ event }) => "by" in event && (kind === undefined || event.do === kind));
    if (line && "by" in line.event) return line.event.by;
  }
  return null;
}

/** Every turn begins with a dig that only its player sees, and ends: that is told only where nothing else is. */
export function newsOf({ lines }: Turn): readonly LogLine[] {
  const told = lines.filter(({ news }) => news);
  const more = told.filter(({ event }) => event.do !== "dig" || event.card !== null);
  return more.length > 0 ? more : told;
}

/** What made somebody poorer: a theft from them, a storm over their hand. */
function costs({ event }: LogLine, me: number): boolean {
  return (event.do === "steal" && event.from === me) || (event.do === "discard" && event.by === me);
}

/** The cards that such a line tells of, as far as they were seen. */
export function cardsLost({ event }: LogLine): readonly string[] {
  if (event.do === "steal") return event.card === null ? [] : [event.card];
  return event.do === "discard" ? event.cards : [];
}

/** What one decides in one's own free turn: from then on nothing is news. */
const ACTS: ReadonlySet<string> = new Set(["trade", "sell", "explore", "look", "undo", "end"]);

/** What happened since one's own last turn; null once one has acted, when nothing has, and for spectators. */
export function sinceOwnTurn(lines: readonly LogLine[], me: number | null): Since | null {
  if (me === null) return null;
  const last = lines.findLastIndex(({ event }) => "by" in event && event.by === me && ACTS.has(event.do));
  if (last >= 0 && lines[last]?.event.do !== "end") return null;
  const rest = lines.slice(last + 1);
  const lost = rest.filter((line) => costs(line, me));
  const turns = turnsOf(rest).filter(({ seat }) => seat !== null && seat !== me);
  return turns.length + lost.length > 0 ? { costs: lost, turns } : null;
}

/** Whether a line is worth an interruption: to be spoken as it comes. */
export function isWorthSaying({ event, news }: LogLine): boolean {
  return news && event.do !== "deal" && (event.do !== "dig" || isTrouble(event.card));
}
