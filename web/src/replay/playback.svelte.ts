/** Where somebody is in a game they look back at, and how they go on from there. */
import type { Mark, Replay } from "../wire";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long an event stays on the screen at plain speed. */
const EVENT_MS = 1600;

export class Playback {
  #replay = $state.raw() as Replay;
  /** The event that has just happened: 0 is the deal. */
  at = $state(0);
  /** The furthest that was looked at: what lies beyond is not given away. */
  furthest = $state(0);
  /** The result was asked for. */
  revealed = $state(false);
  /** Whether the last change was a leap, and not the next event. */
  leapt = $state(true);
  playing = $state(false);
  speed = $state<Speed>(1);

  constructor(replay: Replay, at = 0) {
    this.#replay = replay;
    this.at = this.furthest = this.#within(at);
  }

  get replay(): Replay {
    return this.#replay;
  }

  /** The same game through other eyes, or with more events. */
  set replay(replay: Replay) {
    this.#replay = replay;
    this.leapt = true;
    this.at = this.#within(this.at);
  }

  get last(): number {
    return this.#replay.frames.length - 1;
  }

  get atEnd(): boolean {
    return this.at === this.last;
  }

  /** The turn that is shown: 0 is the deal. */
  get turn(): number {
    return this.#replay.turns.filter(({ event }) => event <= this.at).length;
  }

  /** How much of the game may be told by now. */
  get told(): number {
    return this.revealed ? this.last : this.furthest;
  }

  go(at: number): void {
    const to = this.#within(at);
    this.leapt = to !== this.at + 1;
    this.at = to;
    this.furthest = Math.max(this.furthest, to);
  }

  step(by: number): void {
    this.go(this.at + by);
  }

  /** To the beginning of the next turn, or of this one, or of the one before. */
  stepTurn(by: 1 | -1): void {
    const begins = [0, ...this.#replay.turns.map(({ event }) => event)];
    const to = by > 0 ? begins.find((event) => event > this.at) : begins.findLast((event) => event < this.at);
    this.go(to ?? (by > 0 ? this.last : 0));
  }

  /** To the next moment worth a look, or back to the one before; null: there is none. */
  mark(by: 1 | -1, kind: Mark["kind"] | null = null): Mark | null {
    const marks = this.#replay.marks.filter((mark) => kind === null || mark.kind === kind);
    const found = by > 0 ? marks.find(({ event }) => event > this.at) : marks.findLast(({ event }) => event < this.at);
    return found ?? null;
  }

  toMark(by: 1 | -1, kind: Mark["kind"] | null = null): void {
    const found = this.mark(by, kind);
    if (found !== null) this.go(found.event);
  }

  /** Play on by itself; at the end, from the beginning. */
  toggle(): void {
    if (!this.playing && this.atEnd) this.go(0);
    this.playing = !this.playing;
  }

  /** To be called in an effect: go on while it plays. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    if (this.atEnd) {
      this.playing = false;
      return undefined;
    }
    const timer = setTimeout(() => this.step(1), EVENT_MS / this.speed);
    return () => clearTimeout(timer);
  }

  #within(at: number): number {
    return Math.min(Math.max(0, Number.isFinite(at) ? Math.trunc(at) : 0), this.last);
  }
}
