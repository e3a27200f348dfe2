/** A game's record as the checker reads it (docs/record-format.md): no more of it than chance has a part in. */

export interface FairHeader {
  readonly edition: string;
  readonly players: readonly string[];
  readonly monument: string;
  readonly variants: readonly string[];
  readonly first: number;
  readonly figures: Readonly<Record<string, { readonly cards: number; readonly trade: number }>>;
  readonly thieves: number;
  readonly sandstorms: number;
  readonly fair: FairSheet;
}

export interface FairSheet {
  readonly scheme: "digsite-fair-1" | "digsite-fair-2";
  readonly commitment: string;
  /** By seat; an empty text where a seat made none. */
  readonly commitments: readonly string[];
  readonly entropy: readonly string[];
  readonly voided: number;
  readonly drawn: readonly string[];
  readonly seed: string;
}

export type RecordEvent = Readonly<Record<string, unknown>> & { readonly do: string };

export interface FairRecord {
  readonly header: FairHeader;
  readonly events: readonly RecordEvent[];
}

export class Unreadable extends Error {}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string";
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isHex = (text: unknown, bytes: number): boolean =>
  isText(text) && new RegExp(`^[0-9a-f]{${2 * bytes}}$`).test(text);
const isEntropy = (text: unknown): boolean => isText(text) && /^([0-9a-f]{2}){0,64}$/.test(text);

/** Read a record; what is none, or not a fair one, is `Unreadable`. */
export function readRecord(text: string): FairRecord {
  const lines = text.split("\n").filter((line) => line !== "");
  let read: unknown[];
  try {
    read = lines.map((line) => JSON.parse(line) as unknown);
  } catch {
    throw new Unreadable("not JSON");
  }
  const [header, ...events] = read;
  if (!isObject(header) || header.digsite !== 1) throw new Unreadable("no header");
  if (!events.every((event): event is RecordEvent => isObject(event) && isText(event.do)))
    throw new Unreadable("event");
  return { header: readHeader(header), events };
}

function readHeader(header: Record<string, unknown>): FairHeader {
  const { edition, players, monument, variants, first, figures, thieves, sandstorms } = header;
  const whole =
    isText(edition) &&
    isTexts(players) &&
    isText(monument) &&
    isTexts(variants) &&
    isCount(first) &&
    first < players.length &&
    isCount(thieves) &&
    isCount(sandstorms) &&
    isObject(figures) &&
    Object.values(figures).every((one) => isObject(one) && isCount(one.cards) && isCount(one.trade));
  if (!whole) throw new Unreadable("header");
  const fair = readSheet(header.fair, players.length);
  return {
    edition,
    players,
    monument,
    variants,
    first,
    figures: figures as FairHeader["figures"],
    thieves,
    sandstorms,
    fair,
  };
}

function readSheet(fair: unknown, seats: number): FairSheet {
  if (!isObject(fair)) throw new Unreadable("not dealt fairly");
  const { scheme, commitment, entropy, drawn, seed } = fair;
  const older = scheme === "digsite-fair-1";
  if (!older && scheme !== "digsite-fair-2") throw new Unreadable("scheme");
  const commitments = older ? Array<string>(seats).fill("") : fair.commitments;
  const voided = older ? 0 : fair.voided;
  const whole =
    isHex(commitment, 32) &&
    isHex(seed, 32) &&
    isTexts(drawn) &&
    isCount(voided) &&
    isTexts(entropy) &&
    entropy.length === seats &&
    entropy.every(isEntropy) &&
    isTexts(commitments) &&
    commitments.length === seats &&
    commitments.every((one) => one === "" || isHex(one, 32));
  if (!whole) throw new Unreadable("fair");
  return { scheme, commitment: commitment as string, commitments, entropy, voided, drawn, seed: seed as string };
}
