/** What is left of clocks and graces. The server says how much; this browser only counts down. */
import type { ClockRule, Message, TimesNow } from "../wire";
import { message } from "../words/message";

/** Something that runs out: so many milliseconds were left when this browser's stride was at `at`. */
export interface Running {
  readonly left: number;
  readonly at: number;
  readonly runs: boolean;
}

/** What has run out already. */
export const OVER: Running = { left: 0, at: 0, runs: false };

/** Times as they were told, and when, by a clock that nobody sets. */
export interface TimesHeard {
  readonly told: TimesNow;
  readonly at: number;
}

export function clockOf(times: TimesHeard | null, seat: number): Running | null {
  const clock = times?.told.clocks.find((one) => one.seat === seat);
  return times && clock ? { left: clock.left, at: times.at, runs: clock.runs } : null;
}

/** For how long nobody may replace somebody whose line dropped; null: they are here. */
export function graceOf(times: TimesHeard | null, seat: number): Running | null {
  const absence = times?.told.away.find((one) => one.seat === seat);
  return times && absence ? { left: absence.grace, at: times.at, runs: true } : null;
}

export function millisecondsLeft({ left, at, runs }: Running, now: number): number {
  return Math.max(0, left - (runs ? Math.max(0, now - at) : 0));
}

/** Whole seconds, so that the last of them is shown as 1, and 0 means that it is over. */
export function secondsLeft(running: Running, now: number): number {
  return Math.ceil(millisecondsLeft(running, now) / 1000);
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/** When the next figure is to be shown, in milliseconds: each second, and by the minute where there are days left. */
export function untilNext(left: number): number {
  return left > 2 * DAY * 1000 ? 60_000 : left % 1000 || 1000;
}

/** "0:09", "12:00", "5:03:00"; days are said in words. */
export function figures(seconds: number): string | Message {
  if (seconds >= 2 * DAY) {
    return message("time-days", { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  }
  const two = (figure: number) => String(figure).padStart(2, "0");
  const [hours, minutes, rest] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / 60), seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** From how many seconds on a clock is low. */
export function lowFrom({ kind, amount }: ClockRule): number {
  if (kind === "move") return Math.max(3, Math.min(10, Math.floor(amount / 3)));
  return kind === "game" ? 30 : 3 * HOUR;
}

/** The words for a low clock: read aloud once, so their figure does not change. */
export function lowWords(rule: ClockRule): Message {
  const low = lowFrom(rule);
  return low >= HOUR ? message("time-low-hours", { count: low / HOUR }) : message("time-low", { count: low });
}
