/** The rules, fetched once for each language. */
import * as api from "../client/api";
import type { Rulebook } from "../wire";

const fetched = new Map<string, Promise<Rulebook>>();

export function rulebook(language: string): Promise<Rulebook> {
  let found = fetched.get(language);
  if (!found) {
    found = api.rules(language);
    found.catch(() => fetched.delete(language)); // tried again by whoever asks next
    fetched.set(language, found);
  }
  return found;
}
