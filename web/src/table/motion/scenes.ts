import type { Moment } from "./moments";
import type { Place } from "./places";

/** Something on the stage: what it shows, and how it moves. Only transform and opacity ever change. */
export interface Actor {
  /** A treasure, face up in the end; null: a card that stays face down. Pictures and sand have their own. */
  readonly card?: string | null;
  readonly picture?: "thief" | "sandstorm" | "rock";
  readonly sand?: boolean;
  /** A shade over the table, so that what is played stands out from what lies there. */
  readonly veil?: boolean;
  /** Whose back a card has that is turned over: the dig site's, unless it comes from a chamber. */
  readonly back?: "dig" | "chamber";
  readonly money?: number;
  /** When it is turned over, in milliseconds. */
  readonly turns?: number;
  readonly frames: readonly Keyframe[];
  readonly delay: number;
  readonly lasts: number;
}

/** Where things are, by the names they carry on the table. */
export type Finding = (...spots: readonly string[]) => Place | null;

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** As wide as a card on the stage is drawn; what is smaller is scaled down. */
export const CARD = 104;
const GAP = 12;

const at = ({ x, y }: { x: number; y: number }, scale = 1, turn = 0): string =>
  `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg) scale(${scale})`;

/** Side by side around a middle: where each of so many stands, and how large. */
function row(count: number, room: Room, part: { from: number; to: number; high: number }): { x: number; y: number }[] {
  const left = room.width * part.from;
  const wide = room.width * (part.to - part.from);
  const step = Math.min(sizeOf(room) * CARD + GAP, wide / count);
  const first = left + (wide - step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, place) => ({ x: first + place * step, y: room.height * part.high }));
}

const sizeOf = ({ width }: Room): number => (width < 760 ? 0.72 : 1);
const MIDDLE = { from: 0.06, to: 0.94, high: 0.42 };

/** Play a moment: everything that moves, beginning now. */
export function sceneOf(moment: Moment, find: Finding, room: Room): Actor[] {
  switch (moment.is) {
    case "storm":
      return storm(moment, find, room);
    case "theft":
      return theft(moment, find);
    case "sale":
      return sale(moment, find, room);
    case "trade":
      return trade(moment, find, room);
    case "reveal":
    case "cave-in":
      return reveal(moment, find, room);
  }
}

/** A shade that comes and goes with a scene. */
function veil(lasts: number): Actor {
  const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }];
  return { veil: true, delay: 0, lasts, frames };
}

const MOST_SEATS = 5;

/** Three walls of sand, one behind the other, over the whole table; then it tugs at hand after hand, the digger's last. */
function storm({ by }: Extract<Moment, { is: "storm" }>, find: Finding, room: Room): Actor[] {
  const seats = Array.from({ length: MOST_SEATS }, (_, seat) => seat).filter((seat) => find(`hand:${seat}`) !== null);
  const inTurn = [...seats.filter((seat) => seat > by), ...seats.filter((seat) => seat <= by)];
  const gusts = inTurn.flatMap((seat, place): Actor[] => {
    const hand = find(`hand:${seat}`);
    if (hand === null) return [];
    const { x, y } = hand;
    return [
      {
        picture: "sandstorm",
        delay: 900 + place * 280,
        lasts: 620,
        frames: [
          { transform: at({ x: x - 90, y: y - 10 }, 0.35), opacity: 0 },
          { transform: at({ x: x - 10, y }, 0.85, -8), opacity: 1, offset: 0.35 },
          { transform: at({ x: x + 30, y }, 0.85, 8), opacity: 1, offset: 0.6 },
          { transform: at({ x: x + 140, y: y - 30 }, 0.5), opacity: 0 },
        ],
      },
    ];
  });
  const walls = [0, 220, 440].map((delay, place) => ({
    sand: true,
    delay,
    lasts: 1150,
    frames: [
      { transform: "translateX(-110%)", opacity: 0.9 - place * 0.2 },
      { transform: "translateX(110%)", opacity: 0.9 - place * 0.2 },
    ],
  }));
  const y = room.height * 0.4;
  const cloud = { x: room.width * 0.12, y };
  return [
    ...walls,
    ...gusts,
    {
      picture: "sandstorm",
      delay: 100,
      lasts: 1100,
      frames: [
        { transform: at(cloud, 0.6), opacity: 0 },
        { transform: at({ x: room.width * 0.45, y }, 2.2, -6), opacity: 1, offset: 0.4 },
        { transform: at({ x: room.width * 0.6, y }, 2.2, 6), opacity: 1, offset: 0.65 },
        { transform: at({ x: room.width * 1.05, y }, 1.4), opacity: 0 },
      ],
    },
  ];
}

function theft(moment: Extract<Moment, { is: "theft" }>, find: Finding): Actor[] {
  const { by, from, card } = moment;
  const start = find(`hand:${from}:${card}`, `hand:${from}`);
  const end = find(`hand:${by}:${card}`, `hand:${by}`);
  if (start === null || end === null) return [];
  const half = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 + 40 };
  const way = (shift: number, size: number): Keyframe[] => [
    { transform: at({ x: start.x + shift, y: start.y }, 0.5 * size), opacity: 0 },
    { transform: at({ x: start.x + shift, y: start.y }, 0.9 * size), opacity: 1, offset: 0.18 },
    { transform: at({ x: half.x + shift, y: half.y }, size), opacity: 1, offset: 0.45 },
    { transform: at({ x: half.x + shift, y: half.y }, size), opacity: 1, offset: 0.7 },
    { transform: at({ x: end.x + shift, y: end.y }, 0.5 * size), opacity: 0.1 },
  ];
  const turned = card === null ? {} : { turns: 700 };
  return [
    { picture: "thief", delay: 0, lasts: 1500, frames: way(-62, 1) },
    { card, ...turned, delay: 0, lasts: 1500, frames: way(24, 1) },
  ];
}

/** They line up, their money is counted, and they go to the museum. */
function sale(moment: Extract<Moment, { is: "sale" }>, find: Finding, room: Room): Actor[] {
  const { by, card, count, money } = moment;
  const start = find(`hand:${by}:${card}`, `hand:${by}`);
  const end = find(`museum:${by}`, `hand:${by}`);
  if (start === null || end === null) return [];
  const size = sizeOf(room);
  const places = row(count, room, MIDDLE);
  const lasts = 1500;
  const cards = places.map((place, number) => ({
    card,
    turns: 0,
    delay: number * 70,
    lasts,
    frames: [
      { transform: at(start, size * 0.7), opacity: 0 },
      { transform: at(place, size), opacity: 1, offset: 0.25 },
      { transform: at(place, size), opacity: 1, offset: 0.72 },
      { transform: at(end, 0.4), opacity: 0.1 },
    ],
  }));
  const below = { x: room.width / 2, y: room.height * MIDDLE.high + size * CARD };
  const counted = {
    money,
    delay: 380,
    lasts: lasts + count * 70 - 380,
    frames: [
      { transform: at(below, 0.6), opacity: 0 },
      { transform: at(below), opacity: 1, offset: 0.15 },
      { transform: at(below), opacity: 1, offset: 0.75 },
      { transform: at(end, 0.5), opacity: 0 },
    ],
  };
  return [veil(lasts + count * 70), ...cards, counted];
}

/** What is given and what is taken lie side by side, the longer the more there is to read. */
function trade(moment: Extract<Moment, { is: "trade" }>, find: Finding, room: Room): Actor[] {
  const { by, give, take } = moment;
  const size = sizeOf(room) * 0.86;
  const lasts = 1300 + 170 * (give.length + take.length);
  const side = (cards: readonly string[], part: typeof MIDDLE, given: boolean): Actor[] =>
    row(cards.length, room, part).flatMap((place, number) => {
      const hand = find(`hand:${by}`);
      const market = find(`market:${cards[number]}`, "market");
      if (hand === null || market === null) return [];
      return {
        card: cards[number] ?? null,
        turns: 0,
        delay: number * 60,
        lasts,
        frames: [
          { transform: at(given ? hand : market, 0.5), opacity: 0 },
          { transform: at(place, size), opacity: 1, offset: 0.2 },
          { transform: at(place, size), opacity: 1, offset: 0.82 },
          { transform: at(given ? market : hand, 0.5), opacity: 0.1 },
        ],
      };
    });
  return [
    veil(lasts),
    ...side(give, { from: 0.05, to: 0.48, high: 0.42 }, true),
    ...side(take, { from: 0.52, to: 0.95, high: 0.42 }, false),
  ];
}

/** Face down in a row, turned over one by one; then each goes where it belongs, or the roof comes down on all. */
function reveal(moment: Extract<Moment, { is: "reveal" | "cave-in" }>, find: Finding, room: Room): Actor[] {
  const { by, chamber, cards } = moment;
  const start = find(`chamber:${chamber}`, "monument");
  const hand = find(`hand:${by}`);
  if (start === null || hand === null) return [];
  const size = sizeOf(room);
  const lasts = 1500 + cards.length * 260;
  const falls = moment.is === "cave-in";
  const actors: Actor[] = row(cards.length, room, MIDDLE).map((place, number) => {
    const { card, got } = cards[number] ?? { card: null, got: false };
    const end = got ? hand : start; // what is not taken goes back inside
    const last = falls
      ? { transform: at({ x: place.x, y: room.height * 1.2 }, size, number % 2 === 0 ? 50 : -50), opacity: 1 }
      : { transform: at(end, 0.5), opacity: 0.1 };
    return {
      card,
      back: "chamber" as const,
      turns: 480 + number * 260,
      delay: number * 40,
      lasts,
      frames: [
        { transform: at(start, 0.4), opacity: 0 },
        { transform: at(place, size), opacity: 1, offset: 0.15 },
        {
          transform: at(place, size),
          opacity: 1,
          offset: 0.84,
          easing: falls ? "cubic-bezier(0.5, 0, 1, 0.6)" : "ease",
        },
        last,
      ],
    };
  });
  return [veil(lasts), ...actors, ...(falls ? rocks(room, lasts) : [])];
}

const ROCKS = 14;

function rocks(room: Room, when: number): Actor[] {
  return Array.from({ length: ROCKS }, (_, number) => {
    const x = (room.width * ((number * 5) % ROCKS)) / ROCKS + 30;
    const size = 0.7 + ((number * 7) % 5) * 0.25;
    return {
      picture: "rock" as const,
      delay: when * 0.76 + (number % 4) * 70,
      lasts: 820,
      frames: [
        { transform: at({ x, y: -80 }, size), opacity: 1, easing: "cubic-bezier(0.5, 0, 1, 0.6)" },
        { transform: at({ x, y: room.height * 1.15 }, size, 140), opacity: 1 },
      ],
    };
  });
}
