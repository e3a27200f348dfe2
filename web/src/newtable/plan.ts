/** What somebody wants to play, before there is a table: the form's content, kept for the next time. */
import { keep, kept } from "../client/keeping";
import { finishedBefore } from "../games/finished";
import type { ClockRule, EditionOption, Message, NewTable, Options, VariantOption } from "../wire";
import { message, monument, several } from "../words/message";
import { say, spoken, words } from "../words/spoken.svelte";
import { fittingClock } from "./clock_plan";

/** Alone against bots; several people at this screen; over the network. */
export type Way = "alone" | "here" | "network";

/** A seat as planned: a person at this screen, somebody who will come by the link, or a bot. */
export type PlannedSeat =
  | { readonly kind: "here"; readonly name: string }
  | { readonly kind: "open" }
  | { readonly kind: "bot"; readonly level: string };

export type SeatKind = PlannedSeat["kind"];

export interface Plan {
  readonly way: Way;
  readonly seats: readonly PlannedSeat[];
  readonly edition: string;
  readonly monument: string;
  readonly variants: readonly string[];
  /** Who last had their feet in sand, the most recent first; nobody: chance names the first. */
  readonly sand: readonly number[];
  readonly pace: NonNullable<NewTable["pace"]>;
  readonly clock: ClockRule | null;
  /** Whether strangers find it; what people play over the network only. */
  readonly listed?: boolean;
  /** Who may undo; the level of the bots that take over. Plans from before there was that have none. */
  readonly undo?: UndoBy;
  readonly bot?: string;
}

export type UndoBy = "alone" | "everybody" | "nobody";

export const RANDOM = "random";
export const SOMEBODY = "You";
const USUAL_LEVEL = "digger";

/** Which kinds of seats there are in each way to play. */
export const KINDS: Readonly<Record<Way, readonly SeatKind[]>> = {
  alone: ["bot"],
  here: ["here", "bot"],
  network: ["open", "bot", "here"],
};

/** One person against two bots: at the recommended monument the first time, at a random one later. */
export function firstPlan(options: Options, before: boolean): Plan {
  const edition = editionOf(options, null);
  const level = proposedLevel(options);
  return {
    way: "alone",
    seats: [
      { kind: "here", name: SOMEBODY },
      { kind: "bot", level },
      { kind: "bot", level },
    ],
    edition: edition.id,
    monument: before ? RANDOM : edition.first_monument,
    variants: [],
    sand: [],
    pace: "brisk",
    clock: null,
  };
}

/** A first game for somebody who has just learnt it: against one bot of the gentlest level. */
export function planAfterLesson(options: Options): Plan {
  const level = gentlest(options);
  const plan = firstPlan(options, false);
  return { ...plan, seats: [...plan.seats.filter(({ kind }) => kind === "here"), { kind: "bot", level }] };
}

export function editionOf(options: Options, id: string | null): EditionOption {
  const edition = options.editions.find((one) => one.id === id) ?? mostPlayers(options);
  if (!edition) throw new Error("The server offers no edition.");
  return edition;
}

/** The edition for the most players is the newer one, and the one to begin with. */
function mostPlayers(options: Options): EditionOption | undefined {
  return [...options.editions].sort((a, b) => b.players[1] - a.players[1] || b.year - a.year)[0];
}

export function usualLevel(options: Options): string {
  return options.levels.some(({ id }) => id === USUAL_LEVEL) ? USUAL_LEVEL : gentlest(options);
}

function gentlest(options: Options): string {
  return options.levels[0]?.id ?? USUAL_LEVEL;
}

/** The level of an opponent nobody has chosen: as the last one that was, else a gentle one until a game was finished. */
export function proposedLevel(options: Options): string {
  const last = lastPlan()?.seats.findLast((seat) => seat.kind === "bot")?.level;
  const known = options.levels.find(({ id }) => id === last);
  return known?.id ?? (finishedBefore() ? usualLevel(options) : gentlest(options));
}

/** Whether an edition can be played by so many. */
export function isFor({ players: [fewest, most] }: EditionOption, players: number): boolean {
  return players >= fewest && players <= most;
}

/** From when an edition is, and for how many. */
export function editionInWords(edition: EditionOption, players: number): string {
  const [fewest, most] = edition.players;
  const figures = { year: String(edition.year), fewest, most };
  return isFor(edition, players) ? words("edition-for", figures) : words("edition-not-for", { ...figures, players });
}

export function variantWhy(variant: VariantOption, players: number): Message | null {
  const [fewest, most] = variant.players;
  if (players >= fewest && players <= most) return null;
  if (fewest === most) return message("variant-only-with", { players: fewest });
  return message(most - fewest === 1 ? "variant-only-with-or" : "variant-only-with-to", { fewest, most });
}

/** The same wish, with everything left out that these options do not know. */
export function fitting(plan: Plan, options: Options): Plan {
  const edition = editionOf(options, plan.edition);
  const level = proposedLevel(options);
  const seats = plan.seats
    .slice(0, edition.players[1])
    .map((seat) =>
      seat.kind === "bot" && !options.levels.some(({ id }) => id === seat.level) ? { ...seat, level } : seat,
    );
  while (seats.length < edition.players[0]) seats.push({ kind: "bot", level });
  return {
    ...plan,
    edition: edition.id,
    seats,
    monument: edition.monuments.some(({ id }) => id === plan.monument) ? plan.monument : monumentWithout(edition),
    variants: edition.variants
      .filter((variant) => plan.variants.includes(variant.id) && variantWhy(variant, seats.length) === null)
      .map(({ id }) => id),
    sand: edition.sand ? plan.sand.filter((seat) => seat < seats.length) : [],
    pace: options.paces.some(({ id }) => id === plan.pace) ? plan.pace : "brisk",
    clock: fittingClock(plan.clock),
    ...(plan.bot && !options.levels.some(({ id }) => id === plan.bot) ? { bot: usualLevel(options) } : {}),
  };
}

/** An edition with one monument needs no choice. */
function monumentWithout(edition: EditionOption): string {
  return edition.monuments.length === 1 ? (edition.monuments[0]?.id ?? RANDOM) : RANDOM;
}

/** The same table in another way: who sits there changes, how many does not where that can be. */
export function inWay(plan: Plan, way: Way, options: Options, names: readonly string[]): Plan {
  const level = proposedLevel(options);
  const count = Math.max(2, plan.seats.length);
  // "You" is a name for whoever plays alone; others need to tell people apart.
  const nobody = way === "alone" ? SOMEBODY : "";
  const named = (seat: PlannedSeat | undefined, place: number): string => {
    const name = seat?.kind === "here" ? seat.name.trim() : "";
    return name && name !== SOMEBODY ? name : (names[place] ?? nobody);
  };
  const seats = Array.from({ length: count }, (_, place): PlannedSeat => {
    const before = plan.seats[place];
    if (place === 0 || (way === "here" && (place === 1 || before?.kind === "here"))) {
      return { kind: "here", name: named(before, place) };
    }
    if (way === "network" && (place === 1 || before?.kind === "open")) return { kind: "open" };
    return before?.kind === "bot" ? before : { kind: "bot", level };
  });
  return { ...plan, way, seats };
}

/** The plan with one seat fewer; who sat behind it moves up, in the ranking of feet in sand too. */
export function withoutSeat(plan: Plan, gone: number): Plan {
  return {
    ...plan,
    seats: plan.seats.filter((_, seat) => seat !== gone),
    sand: plan.sand.filter((seat) => seat !== gone).map((seat) => (seat > gone ? seat - 1 : seat)),
  };
}

/** Why this plan cannot be played as it is; null: it can. */
export function planWhy(plan: Plan): Message | null {
  const names = plan.seats.flatMap((seat) => (seat.kind === "here" ? [seat.name.trim()] : []));
  if (names.some((name) => name === "")) return message("names-needed-here");
  if (new Set(names).size < names.length) return message("names-alike");
  return null;
}

/** What the server is asked for: people at this screen take open seats at once. */
export function asNewTable(plan: Plan): NewTable {
  return {
    seats: plan.seats.map((seat) => (seat.kind === "bot" ? { kind: "bot", level: seat.level } : { kind: "open" })),
    edition: plan.edition,
    monument: plan.monument,
    variants: plan.variants,
    sand: plan.sand,
    pace: plan.pace,
    clock: plan.clock,
    undo: plan.undo === undefined || plan.undo === "alone" ? null : plan.undo === "everybody",
    ...(plan.bot ? { bot: plan.bot } : {}),
    listed: plan.way === "network" && plan.listed === true && plan.seats.some(({ kind }) => kind === "open"),
    language: spoken.words.language,
  };
}

/** The plan in a few words: "You against 2 diggers · Great Pyramid". */
export function inWords(plan: Plan, options: Options): string {
  const edition = editionOf(options, plan.edition);
  const known = edition.monuments.some(({ id }) => id === plan.monument);
  const place = known ? say(monument(plan.monument)) : words("plan-random-monument");
  const here = plan.seats.flatMap((seat, place): (string | Message)[] => {
    if (seat.kind !== "here") return [];
    const name = seat.name.trim();
    if (name && name !== SOMEBODY) return [name];
    return [message(name || place === 0 ? "plan-you" : "plan-somebody")];
  });
  const open = plan.seats.filter(({ kind }) => kind === "open").length;
  const people = several([...here, ...(open ? [message("plan-by-link", { count: open })] : [])]);
  const bots = several(botsIn(plan, options));
  if (bots.items.length === 0) return `${words("plan-people", { people })} · ${place}`;
  return `${words(people.items.length === 1 ? "plan-against" : "plan-with", { people, bots })} · ${place}`;
}

function botsIn(plan: Plan, options: Options): Message[] {
  return options.levels.flatMap(({ id }) => {
    const count = plan.seats.filter((seat) => seat.kind === "bot" && seat.level === id).length;
    return count === 0 ? [] : [message(`bots-${id}`, { count })];
  });
}

/** Names as a sentence lists them. */
export function listed(parts: readonly string[]): string {
  return parts.length === 0 ? "" : say(several(parts));
}

/** What was chosen last, as a whole and for playing alone. */
export function lastPlan(): Plan | null {
  return kept("plan", isPlan);
}

export function lastAlone(): Plan | null {
  return kept("plan.alone", isPlan);
}

export function rememberPlan(plan: Plan): void {
  keep("plan", { ...plan, listed: false }); // strangers are asked in anew every time
  if (plan.way === "alone") keep("plan.alone", plan);
}

function isPlan(value: unknown): value is Plan {
  if (typeof value !== "object" || value === null) return false;
  const { way, seats, edition, monument, variants, sand, pace } = value as Partial<Plan>;
  return (
    (way === "alone" || way === "here" || way === "network") &&
    Array.isArray(seats) &&
    seats.length >= 2 &&
    seats.every(isSeat) &&
    typeof edition === "string" &&
    typeof monument === "string" &&
    typeof pace === "string" &&
    Array.isArray(variants) &&
    Array.isArray(sand)
  );
}

function isSeat(value: unknown): value is PlannedSeat {
  if (typeof value !== "object" || value === null) return false;
  const seat = value as { kind?: unknown; name?: unknown; level?: unknown };
  if (seat.kind === "here") return typeof seat.name === "string";
  return seat.kind === "open" || (seat.kind === "bot" && typeof seat.level === "string");
}
