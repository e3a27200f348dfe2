import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";
import languages from "virtual:languages";
import { FUNCTIONS } from "./functions";
import { WordsMissing } from "./missing";

/** The language that has every message. */
export const ENGLISH = "en";

/** The languages there are, each by what it calls itself. */
export const LANGUAGES: readonly { readonly id: string; readonly name: string }[] = Object.entries(languages).map(
  ([id, { name }]) => ({ id, name }),
);

/** What the home page says, that and all that is said at a table, or that and what lessons and the rules say. */
export type Part = "home" | "whole" | "all";
const PARTS: readonly Part[] = ["home", "whole", "all"];

/** Whether a part holds all that another one holds. */
export const holds = (part: Part, other: Part): boolean => PARTS.indexOf(part) >= PARTS.indexOf(other);

/** What only some pages say, beside all that, and what is said to whoever asks. */
export type Further = "replay" | "together" | "games" | "tips";
export const FURTHER: readonly Further[] = ["replay", "together", "games", "tips"];

/** All messages of one language: the same files as in Python (src/digsite/words). */
export class Catalogue {
  readonly #bundle: FluentBundle;
  /** Texts of cards, chambers and the like, which come again and again. */
  readonly #phrases = new Map<string, string>();
  /** A sentence that is not quite right is said all the same, in every language but English. */
  forgiving: boolean;

  constructor(
    readonly language: string,
    files: readonly string[],
    readonly part: Part = "all",
  ) {
    this.forgiving = language !== ENGLISH;
    this.#bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
    for (const file of files) {
      const [problem] = this.#bundle.addResource(read(file));
      if (problem) throw problem;
    }
  }

  /** Whether there is a message, and that form of it. */
  has(id: string, form?: string): boolean {
    return form === undefined
      ? this.#bundle.hasMessage(id)
      : this.#bundle.getMessage(id)?.attributes[form] !== undefined;
  }

  /** Put a message, or one of its attributes, into words. */
  format(id: string, facts: Record<string, FluentVariable>, form?: string): string {
    const message = this.#bundle.getMessage(id);
    const asked = form === undefined ? message?.value : message?.attributes[form];
    const pattern = asked ?? (this.forgiving ? message?.value : undefined);
    if (!pattern) throw new WordsMissing(`${this.language}: there is no "${id}"${form ? ` of form "${form}"` : ""}.`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, facts, errors);
    if (errors[0] && !this.forgiving) {
      throw new WordsMissing(`${this.language}: "${id}" cannot be said: ${errors[0].message}.`);
    }
    return text;
  }

  /** Put a message into words whose facts are plain, or take the words that were found before. */
  phrase(id: string, facts: Readonly<Record<string, string | number>>, form?: string): string {
    const key = JSON.stringify([id, form, facts]);
    let text = this.#phrases.get(key);
    if (text === undefined) {
      text = this.format(id, { ...facts }, form);
      this.#phrases.set(key, text);
    }
    return text;
  }
}

/** Files as they were read: most catalogues hold what a smaller one held before. */
const resources = new Map<string, FluentResource>();

function read(file: string): FluentResource {
  let found = resources.get(file);
  if (!found) resources.set(file, (found = new FluentResource(file)));
  return found;
}

const opened = new Map<string, Promise<Catalogue>>();

/** The catalogue of a language, fetched once; English where there is none. */
export function catalogue(language: string, part: Part = "all", further: readonly Further[] = []): Promise<Catalogue> {
  const known = Object.hasOwn(languages, language) ? language : ENGLISH;
  const key = [known, part, ...further].join("/");
  let found = opened.get(key);
  if (!found) {
    const files = languages[known]!;
    const usual = [files.home, files.table, files.learn].slice(0, PARTS.indexOf(part) + 1);
    const parts = [...usual, ...further.map((one) => files[one])];
    found = Promise.all(parts.map((part) => part())).then(
      (all) =>
        new Catalogue(
          known,
          all.map((file) => file.default),
          part,
        ),
    );
    found.catch(() => opened.delete(key)); // tried again by whoever asks next
    opened.set(key, found);
    // What browsers know of a language's numbers they load at the first use, which takes as long as half a table: better now,
    // while files are on their way.
    setTimeout(() => [new Intl.NumberFormat(known), new Intl.PluralRules(known)]);
  }
  return found;
}

/** Fetch words that are about to be wanted. */
export function fetchAhead(language: string, part: Part): void {
  const files = languages[language];
  if (files && part !== "home") void files.table().catch(() => undefined);
  if (files && part === "all") void files.learn().catch(() => undefined);
}

/** The first of the wanted languages that there is; English where there is none of them. */
export function best(wanted: readonly string[]): string {
  const tags = wanted.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return tags.find((tag) => Object.hasOwn(languages, tag)) ?? ENGLISH;
}
