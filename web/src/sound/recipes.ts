/** How our sounds are made: a few tones and gusts each, and nothing recorded. */
import type { Sound } from "./choosing";

/** One tone or gust: from one pitch to another, beginning at a time, for so many seconds, so loud. */
export interface Voice {
  readonly wave: "sine" | "triangle" | "sawtooth" | "gust";
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly long: number;
  readonly loud: number;
}

const tone = (pitch: number, at: number, long: number, loud: number, wave: Voice["wave"] = "sine"): Voice => ({
  wave,
  from: pitch,
  to: pitch,
  at,
  long,
  loud,
});
const glide = (wave: Voice["wave"], from: number, to: number, at: number, long: number, loud: number): Voice => ({
  wave,
  from,
  to,
  at,
  long,
  loud,
});

export const RECIPES: Readonly<Record<Sound, readonly Voice[]>> = {
  // A spade in the sand, twice.
  dig: [glide("gust", 2400, 700, 0, 0.12, 0.35), glide("gust", 1800, 500, 0.14, 0.16, 0.3)],
  // Two pieces of wood.
  trade: [tone(520, 0, 0.09, 0.4, "triangle"), tone(780, 0.1, 0.12, 0.4, "triangle")],
  // Coins.
  sale: [tone(1320, 0, 0.18, 0.25), tone(1760, 0.07, 0.3, 0.25), tone(2640, 0.07, 0.2, 0.08)],
  // Somebody slips away.
  theft: [glide("sawtooth", 620, 150, 0, 0.32, 0.16), tone(147, 0.3, 0.16, 0.25, "triangle")],
  // Wind that rises and falls.
  storm: [glide("gust", 300, 1500, 0, 0.6, 0.5), glide("gust", 1500, 250, 0.5, 0.8, 0.5)],
  // Stones.
  "cave-in": [
    glide("gust", 260, 90, 0, 0.7, 0.9),
    glide("sine", 110, 45, 0, 0.4, 0.6),
    glide("sine", 90, 40, 0.22, 0.4, 0.5),
  ],
  // A small bell.
  turn: [tone(587, 0, 0.22, 0.2), tone(880, 0.12, 0.4, 0.2)],
  // A short fanfare.
  end: [tone(523, 0, 0.25, 0.22), tone(659, 0.14, 0.25, 0.22), tone(784, 0.28, 0.3, 0.22), tone(1047, 0.42, 0.7, 0.24)],
};

/** How long a sound takes, in seconds. */
export const lengthOf = (sound: Sound): number => Math.max(...RECIPES[sound].map(({ at, long }) => at + long));
