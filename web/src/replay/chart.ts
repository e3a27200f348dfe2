/** The lines of the chart: money, and money with what the hand would bring, event by event. */
import type { Frame } from "../wire";

export interface Curve {
  readonly seat: number;
  readonly kind: "money" | "worth";
  /** The path in a chart that is as wide as there are events and 100 high. */
  readonly path: string;
}

const STEP = 20;

/** The top of the chart: the next round sum above everything that may be told so far. */
export function ceiling(frames: readonly Frame[], told: number): number {
  let most = 0;
  for (const frame of frames.slice(0, told + 1)) {
    frame.view.seats.forEach(({ money }, seat) => (most = Math.max(most, money + (frame.worth[seat] ?? 0))));
  }
  return Math.max(STEP, Math.ceil(most / STEP) * STEP);
}

/** The curves up to an event; what a hand is worth only where these eyes see it. */
export function curves(frames: readonly Frame[], told: number, top: number): Curve[] {
  const shown = frames.slice(0, told + 1);
  const seats = shown[0]?.view.seats.map((_, seat) => seat) ?? [];
  const path = (value: (frame: Frame) => number | null): string => {
    let text = "";
    shown.forEach((frame, at) => {
      const there = value(frame);
      if (there === null) return;
      const y = 100 - (100 * there) / top;
      text += text === "" ? `M${at} ${round(y)}` : `H${at}V${round(y)}`;
    });
    return text;
  };
  const money = (frame: Frame, seat: number) => frame.view.seats[seat]?.money ?? 0;
  return seats.flatMap((seat): Curve[] => [
    {
      seat,
      kind: "worth",
      path: path((frame) => {
        const worth = frame.worth[seat] ?? null;
        return worth === null ? null : money(frame, seat) + worth;
      }),
    },
    { seat, kind: "money", path: path((frame) => money(frame, seat)) },
  ]);
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** One row of the same in figures, for every turn that may be told. */
export interface Row {
  readonly turn: number;
  readonly event: number;
  readonly by: number | null;
  readonly seats: readonly { readonly money: number; readonly worth: number | null }[];
}

/** How everybody stood at the end of each turn; the first row is the deal. */
export function rows(
  frames: readonly Frame[],
  turns: readonly { readonly number: number; readonly event: number; readonly by: number }[],
  told: number,
): Row[] {
  const begun = turns.filter(({ event }) => event <= told);
  return [{ number: 0, event: 0, by: null }, ...begun].flatMap(({ number, by }, place): Row[] => {
    const next = begun[place]?.event;
    const event = next === undefined ? told : next - 1;
    const frame = frames[event];
    if (frame === undefined) return [];
    const seats = frame.view.seats.map(({ money }, seat) => ({ money, worth: frame.worth[seat] ?? null }));
    return [{ turn: number, event, by, seats }];
  });
}
