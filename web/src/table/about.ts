/** What everything on the table is, in a sentence or two: words for `data-about="thieves"`, `data-about="market:coin"`. */
import { card, level, message, monument, seat, several } from "../words/message";
import type { Message } from "../wire";
import type { ShownGame } from "./game.svelte";
import { total } from "./tally";

type Explaining = (game: ShownGame, of: string) => readonly (string | Message)[];

/** What is said of one thing or another; everything else has a message of its own, `tip-` and its name. */
const OF: Readonly<Record<string, Explaining>> = {
  card: (game, id) => treasure(game, id),
  market: (game, id) => [...treasure(game, id), ...(game.act ? [message("tip-take")] : [])],
  hand: (game, id) => {
    const kind = game.kind(id);
    if (kind === undefined) return treasure(game, id);
    const held = message("tip-held", { sells: kind.sells, next: kind.next });
    const [first, , ...also] = treasure(game, id); // its prices are those of the cards in sight
    return [...(first ? [first] : []), ...also, held, ...(game.act ? [message("tip-give")] : [])];
  },
  seat: (game, of) => player(game, Number(of)),
  mark: (_, of) => [message("tip-mark", { who: seat(Number(of)) })],
  tent: (_, count) => [message("tip-tent", { count: Number(count) })],
  known: (game, of) => knownOf(game, Number(of)),
  monument: (game) => [game.say(monument(game.setup.monument), { form: "about" })],
  chamber: (game, of) => chamber(game, Number(of)),
  pile: () => [message("pile-why")],
};

/** Explain what an element names. */
export function explain(game: ShownGame, key: string): string {
  const [what = "", of = ""] = key.split(":");
  const told = OF[what]?.(game, of) ?? [message(`tip-${what}`)];
  return told.map((one) => (typeof one === "string" ? one : game.say(one))).join(" ");
}

function treasure(game: ShownGame, id: string): Message[] {
  const { trade, cards: count, sells } = game.treasure(id);
  const prices = several(sells.map(String));
  const told = [
    message("tip-card", { card: card(id), trade, count, hidden: game.view.unseen[id] ?? 0 }),
    message("tip-prices", { most: sells.length, prices }),
  ];
  return id === game.setup.map ? [...told, message("tip-map")] : told;
}

function knownOf(game: ShownGame, of: number): Message[] {
  const known = game.view.seats[of]?.known ?? {};
  if (total(known) === 0) return [];
  return [message("known-in-hand", { cards: game.cards(known) }), message("known-in-hand-why")];
}

function player(game: ShownGame, of: number): (string | Message)[] {
  const there = game.view.seats[of];
  if (there === undefined) return [];
  const figures = message("label-player", {
    rob: false,
    who: seat(of),
    away: false,
    money: there.money,
    count: there.hand_size,
  });
  const tents = message("some-tents", { count: there.tents });
  const bot = game.session.table.seats.find((one) => one.seat === of && one.kind === "bot")?.level ?? null;
  const victim = game.ask?.ask === "thief" && game.ask.victims.some((one) => one.seat === of && one.why === null);
  return [
    `${game.say(game.setup.tents === 0 ? figures : message("label-player-tents", { player: figures, tents }))}.`,
    ...(bot === null ? [] : [game.say(level(bot), { form: "about" })]),
    ...knownOf(game, of).slice(0, 1),
    message(victim ? "tip-rob" : "tip-details"),
  ];
}

function chamber(game: ShownGame, of: number): (string | Message)[] {
  const there = game.view.chambers[of];
  if (there === undefined) return [];
  const does = game.say(monument(game.setup.monument), { form: "about" });
  if (there.size === 0) return [message("tip-chamber-empty"), does];
  const label = message("label-chamber", {
    chamber: game.chamber(of),
    count: there.size,
    maps: game.maps(there.maps),
  });
  const known = total(there.known);
  return [`${game.say(known === 0 ? label : message("label-chamber-known", { label, count: known }))}.`, does];
}
