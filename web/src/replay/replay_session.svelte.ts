/** A moment of the past, as the table draws it. Nothing that is pressed there is ever said to anybody. */
import { voiceAt } from "../client/voices";
import type { TimesHeard } from "../client/times";
import type { SessionAtTable } from "../table/session_at_table";
import type { Draft, Frame, LogLine, StateNow, TableNow } from "../wire";
import { spoken } from "../words/spoken.svelte";
import type { Voice } from "../words/voice";
import type { Playback } from "./playback.svelte";

export class ReplaySession implements SessionAtTable {
  readonly #playback: Playback;
  readonly #table: TableNow;
  readonly #voice: Voice;
  readonly #state: StateNow;
  readonly #lines: readonly LogLine[];
  readonly me: number | null;
  readonly refusal = null;
  readonly moving = false;
  readonly times: TimesHeard | null = null;

  /** `you`: whom the words call so; nobody, where somebody else may look through these eyes. */
  constructor(playback: Playback, you: number | null = null) {
    this.#playback = playback;
    const { eyes } = playback.replay;
    this.me = /^\d$/.test(eyes) ? Number(eyes) : null;
    // Under a name of its own: what lies unfinished on the table itself is not touched.
    this.#table = $derived({ ...playback.replay.table, id: `replay:${playback.replay.table.id}`, you: this.me });
    this.#voice = $derived(voiceAt(spoken.words, this.#table, you));
    this.#state = $derived(this.#made());
    this.#lines = $derived(playback.replay.frames.slice(0, playback.at + 1).map(({ line }) => line));
  }

  get frame(): Frame {
    const { at, replay } = this.#playback;
    const frame = replay.frames[at];
    if (frame === undefined) throw new Error("There is no such moment.");
    return frame;
  }

  get table(): TableNow {
    return this.#table;
  }

  get state(): StateNow {
    return this.#state;
  }

  get lines(): readonly LogLine[] {
    return this.#lines;
  }

  get voice(): Voice {
    return this.#voice;
  }

  get leapt(): boolean {
    return this.#playback.leapt;
  }

  play(): Promise<boolean> {
    return Promise.resolve(false);
  }

  undo(): Promise<boolean> {
    return Promise.resolve(false);
  }

  weigh(): Promise<Draft> {
    return Promise.reject(new Error("The past is not traded with."));
  }

  pay(): Promise<readonly string[]> {
    return Promise.reject(new Error("The past is not traded with."));
  }

  #made(): StateNow {
    const { at, atEnd, replay } = this.#playback;
    const { now, view, hand } = this.frame;
    const ending = atEnd ? replay.ending : null;
    return { tell: "state", number: at, now, view, hand, ask: null, since: at, lines: [], ending, undo: null };
  }
}
