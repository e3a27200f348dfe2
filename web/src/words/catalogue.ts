import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";
import { FUNCTIONS } from "./functions";
import { WordsMissing } from "./missing";

/** Every language is a file of its own, fetched when somebody wants it. */
const LANGUAGES: Record<string, () => Promise<{ default: string[] }>> = {
  en: () => import("./en"),
};

/** All messages of one language: the same files as in Python (src/digsite/words). */
export class Catalogue {
  readonly #bundle: FluentBundle;
  /** Texts of cards, chambers and the like, which come again and again. */
  readonly #phrases = new Map<string, string>();

  constructor(
    readonly language: string,
    files: readonly string[],
  ) {
    this.#bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
    for (const file of files) {
      const [problem] = this.#bundle.addResource(new FluentResource(file));
      if (problem) throw problem;
    }
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** Put a message, or one of its attributes, into words. */
  format(id: string, facts: Record<string, FluentVariable>, form?: string): string {
    const message = this.#bundle.getMessage(id);
    const pattern = form === undefined ? message?.value : message?.attributes[form];
    if (!pattern) throw new WordsMissing(`${this.language}: there is no "${id}"${form ? ` of form "${form}"` : ""}.`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, facts, errors);
    if (errors[0]) throw new WordsMissing(`${this.language}: "${id}" cannot be said: ${errors[0].message}.`);
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

const opened = new Map<string, Promise<Catalogue>>();

/** The catalogue of a language, fetched once; English where there is none. */
export function catalogue(language: string): Promise<Catalogue> {
  const known = Object.hasOwn(LANGUAGES, language) ? language : "en";
  let found = opened.get(known);
  if (!found) {
    found = LANGUAGES[known]!().then((files) => new Catalogue(known, files.default));
    found.catch(() => opened.delete(known)); // tried again by whoever asks next
    opened.set(known, found);
  }
  return found;
}
