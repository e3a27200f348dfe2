/** The language of this page: chosen here, or the browser's. Everything on the screen follows it at once. */
import { untrack } from "svelte";
import { keep, kept } from "../client/keeping";
import type { Fact } from "../wire";
import {
  best,
  type Catalogue,
  catalogue,
  fetchAhead,
  type Further,
  FURTHER,
  holds,
  LANGUAGES,
  type Part,
} from "./catalogue";
import type { Options, Thing } from "./functions";
import { message } from "./message";
import { Voice } from "./voice";

/** As the browser has it. */
export const AUTO = "auto";

class Spoken {
  #chosen = $state<string>(kept("language", isLanguage) ?? AUTO);
  #words = $state.raw<Catalogue | null>(null);
  readonly #voice = $derived(this.#words && new Voice(this.#words, { names: [], you: null }));
  /** How much is said by now: the home page does not wait for what is said at a table. */
  #part: Part = "home";
  #further: ReadonlySet<Further> = new Set();

  get chosen(): string {
    return this.#chosen;
  }

  /** What somebody chose in the settings; kept in this browser. */
  choose(language: string): void {
    this.#chosen = language;
    keep("language", language);
    void this.speak().catch(() => undefined); // what cannot be fetched now is there when the page comes again
  }

  /** The catalogue on the screen; the page is shown when there is one. */
  get words(): Catalogue {
    if (this.#words === null) throw new Error("The page is shown when it has words.");
    return this.#words;
  }

  /** Speaks to nobody in particular: around the tables. */
  get voice(): Voice {
    if (this.#voice === null) throw new Error("The page is shown when it has words.");
    return this.#voice;
  }

  /** Have words on their way that are wanted soon. */
  ahead(part: Part): void {
    fetchAhead(this.wanted, part);
  }

  /** Fetch the words and show them, as much as is needed by now. */
  async speak(part: Part = this.#part, ...further: readonly Further[]): Promise<Catalogue> {
    if (holds(part, this.#part)) this.#part = part;
    if (further.some((one) => !this.#further.has(one))) this.#further = new Set([...this.#further, ...further]);
    const wanted = this.wanted;
    const also = this.#further;
    let words: Catalogue;
    try {
      words = await catalogue(
        wanted,
        this.#part,
        FURTHER.filter((one) => also.has(one)),
      );
    } catch (error) {
      // Without a network: whoever asks next does without these.
      this.#part = this.#words?.part ?? this.#part;
      this.#further = new Set([...this.#further].filter((one) => !further.includes(one)));
      throw error;
    }
    // Somebody may have chosen another one meanwhile, or more words may have come first.
    if (wanted !== this.wanted || !holds(words.part, this.#part) || also !== this.#further) return this.speak();
    this.#words = words;
    document.documentElement.lang = words.language;
    return words;
  }

  /**
   * The language that is shown, or will be. Whoever fetches words shows them later: what only waits for them does not
   * begin anew with another language.
   */
  get wanted(): string {
    const chosen = untrack(() => this.#chosen);
    return chosen === AUTO ? best(navigator.languages) : chosen;
  }
}

export const spoken = new Spoken();

/** Say something that stands beside a game: an id of the catalogue, and facts. */
export function words(id: string, facts: Readonly<Record<string, Fact>> = {}, options?: Options): string {
  return spoken.voice.say(message(id, facts), options);
}

/** Say a fact by itself: a monument, a level. */
export function say(what: Thing, options?: Options): string {
  return spoken.voice.say(what, options);
}

function isLanguage(value: unknown): value is string {
  return value === AUTO || LANGUAGES.some(({ id }) => id === value);
}
