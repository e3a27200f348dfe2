/**
 * The finished game, checked by this browser alone: with what it kept from before the deal, what it saw of the game,
 * and the record. The result is a verdict anybody understands, and what was checked, sentence by sentence.
 */
import type { LogLine, Message } from "../wire";
import { card, message, seat } from "../words/message";
import { fingerprint, seatCommitment } from "./hashing";
import type { KeptFairness, ShownDeal } from "./kept";
import { type FairHeader, type FairRecord, Unreadable, readRecord } from "./record";
import { Difference, redraw } from "./redraw";

/** One thing that was looked at: it is right, it is wrong, or it is only to be known. */
export interface Finding {
  readonly is: "right" | "wrong" | "note";
  readonly told: Message;
}

export interface Verdict {
  readonly fair: boolean;
  readonly findings: readonly Finding[];
}

/** The game as a seat of this browser saw it, or a spectator. */
export type Seen = readonly Pick<LogLine, "number" | "event">[];

const right = (id: string, facts: Message["facts"] = {}): Finding => ({ is: "right", told: message(id, facts) });
const wrong = (id: string, facts: Message["facts"] = {}): Finding => ({ is: "wrong", told: message(id, facts) });
const note = (id: string, facts: Message["facts"] = {}): Finding => ({ is: "note", told: message(id, facts) });

/** Check a record against what was kept and seen; null: this browser kept nothing. */
export function check(text: string, kept: KeptFairness | null, seen: readonly Seen[] = []): Verdict {
  let record: FairRecord;
  try {
    record = readRecord(text);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { fair: false, findings: [wrong("fair-record-unreadable")] };
  }
  const { header } = record;
  const findings = [
    ...promised(header, kept?.shown ?? null),
    ...committed(header, kept?.shown ?? null),
    ...ownPart(header, kept),
    ...settled(header, kept?.shown ?? null),
    drawnAgain(record),
    ...seen.map((lines) => asSeen(record, lines)).slice(0, 1),
    ...seen
      .slice(1)
      .map((lines) => asSeen(record, lines))
      .filter((found) => found.is === "wrong"),
    ...toBeKnown(header, kept),
  ];
  return { fair: findings.every((found) => found.is !== "wrong"), findings };
}

/** The server's secret is the one it promised, and the promise the one this browser was shown. */
function promised({ fair }: FairHeader, shown: ShownDeal | null): Finding[] {
  const seed = fingerprint(fair.seed) === fair.commitment ? right("fair-seed-right") : wrong("fair-seed-wrong");
  if (shown === null) return [seed, note("fair-not-here")];
  return [seed, shown.promise === fair.commitment ? right("fair-promise-right") : wrong("fair-promise-wrong")];
}

/** Everybody's bytes are the ones they committed to, and the commitments the ones this browser was shown. */
function committed({ fair }: FairHeader, shown: ShownDeal | null): Finding[] {
  const findings: Finding[] = [];
  const who = fair.commitments.flatMap((noted, place) => (noted ? [place] : []));
  for (const place of who) {
    const bytes = fair.entropy[place] ?? "";
    if (bytes.length < 32 || seatCommitment(fair.commitment, place, bytes) !== fair.commitments[place]) {
      findings.push(wrong("fair-bytes-wrong", { who: seat(place) }));
    }
  }
  const same = shown === null || JSON.stringify(shown.commitments) === JSON.stringify(fair.commitments);
  if (!same) findings.push(wrong("fair-commitments-wrong"));
  if (fair.entropy.every((bytes) => bytes === "")) findings.push(wrong("fair-nobody-added"));
  return findings.length || !who.length ? findings : [right("fair-bytes-right")];
}

/** What this browser added itself is in the deal. */
function ownPart({ fair }: FairHeader, kept: KeptFairness | null): Finding[] {
  const shown = kept?.shown ?? null;
  const own = (kept?.own ?? []).filter(
    ({ seat, promise, bytes }) =>
      promise === shown?.promise && shown.commitments[seat] === seatCommitment(promise, seat, bytes),
  );
  if (!own.length) return [];
  const there = own.every(({ seat, bytes }) => fair.entropy[seat] === bytes);
  return [there ? right("fair-own-right") : wrong("fair-own-wrong")];
}

/** What the table had settled before the deal is what was played. */
function settled(header: FairHeader, shown: ShownDeal | null): Finding[] {
  if (shown === null) return [];
  const { drawn, voided } = header.fair;
  const byChance = shown.monument === "random";
  const asSettled =
    shown.edition === header.edition &&
    byChance === drawn.includes("monument") &&
    (byChance || shown.monument === header.monument) &&
    [...shown.variants].sort().join() === [...header.variants].sort().join() &&
    (shown.sand.length > 0 || drawn.includes("first"));
  const findings = [asSettled ? right("fair-settled-right") : wrong("fair-settled-wrong")];
  if (shown.voided !== voided) findings.push(wrong("fair-voided-wrong", { count: voided, shown: shown.voided }));
  return findings;
}

function drawnAgain(record: FairRecord): Finding {
  try {
    return right("fair-draws-right", { count: redraw(record) });
  } catch (error) {
    if (!(error instanceof Difference)) throw error;
    const { line, event, drawn, recorded } = error;
    if (drawn.length === 0) return wrong("fair-draws-impossible", { line });
    if (event < 0) return wrong("fair-draws-header", { drawn: drawn.join(), recorded: recorded.join() });
    if (event === 0) return wrong("fair-draws-deal", { line });
    return wrong("fair-draws-wrong", { line, drawn: card(drawn[0] ?? ""), recorded: card(recorded[0] ?? "") });
  }
}

/** The record tells the game that was on the screen: all of it, and no card otherwise than it was seen. */
function asSeen({ events }: FairRecord, lines: Seen): Finding {
  const stood = whatStands(lines);
  const other = stood.findIndex((event, place) => !fits(event, events[place]));
  if (other >= 0) return wrong("fair-seen-wrong", { line: other + 2 });
  return stood.length === events.length ? right("fair-seen-right") : wrong("fair-seen-length");
}

/** What was taken back was seen, and is not in the record; neither is the taking back. */
function whatStands(lines: Seen): Seen[number]["event"][] {
  const gone = new Set(lines.flatMap(({ event }) => (event.do === "undo" ? [event.line] : [])));
  return lines.filter(({ number, event }) => event.do !== "undo" && !gone.has(number)).map(({ event }) => event);
}

/** Whether what was seen is part of what was recorded: null stands for what somebody did not see. */
function fits(seen: unknown, recorded: unknown): boolean {
  if (seen === null) return true;
  if (Array.isArray(seen)) {
    return Array.isArray(recorded) && seen.length === recorded.length && seen.every((one, i) => fits(one, recorded[i]));
  }
  if (typeof seen !== "object") return seen === recorded;
  const there = typeof recorded === "object" && recorded !== null ? (recorded as Record<string, unknown>) : {};
  return Object.entries(seen as object).every(([key, one]) => fits(one, there[key]));
}

/** What is no fault, and worth knowing: who added nothing or in the open, and how many deals came to nothing. */
function toBeKnown({ players, fair }: FairHeader, kept: KeptFairness | null): Finding[] {
  const findings: Finding[] = [];
  const several = (places: readonly number[]): Message["facts"] => ({
    who: { is: "several", items: places.map(seat) },
  });
  const places = players.map((_, place) => place);
  const silent = places.filter((place) => !fair.entropy[place]);
  const openly = places.filter((place) => fair.entropy[place] && !fair.commitments[place]);
  if (fair.scheme === "digsite-fair-1") findings.push(note("fair-older"));
  else if (openly.length) findings.push(note("fair-openly", several(openly)));
  if (silent.length) findings.push(note("fair-silent", several(silent)));
  if (fair.voided) findings.push(note("fair-voided", { count: fair.voided }));
  const missed = (kept?.revealed ?? []).filter((promise) => promise !== fair.commitment).length;
  if (missed > fair.voided) findings.push(wrong("fair-voided-hidden", { count: missed }));
  return findings;
}
