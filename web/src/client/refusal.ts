import type { Message } from "../wire";
import { WordsMissing } from "../words/missing";
import type { Voice } from "../words/voice";

/** A refusal: a stable code for programs, a message for people. Nothing changed. */
export class Refusal extends Error {
  override readonly name = "Refusal";

  constructor(
    readonly code: string,
    readonly why: Message | null,
    /** In English, for where nobody can say the message. */
    readonly sentence: string = code,
  ) {
    super(sentence);
  }
}

/** The sentence to show for anything that was thrown; without a voice it is English. */
export function sentenceOf(error: unknown, voice: Voice | null = null): string {
  if (!(error instanceof Refusal)) return error instanceof Error ? error.message : String(error);
  if (voice === null || error.why === null) return error.sentence;
  try {
    return voice.say(error.why);
  } catch (missing) {
    // A server that is newer than this page may know more messages.
    if (missing instanceof WordsMissing) return error.sentence;
    throw missing;
  }
}

/** The codes for a key that does not open its seat. */
export const WRONG_SECRET = "wrong-secret";
export const SIGNED_OUT = "signed-out";

/** The codes for a failed connection. */
export const OFFLINE = "offline";
export const INTERRUPTED = "interrupted";

/** Trouble with the server's disk may pass: the page tries again. */
const PASSING = new Set([
  "not-stored",
  "disk-full",
  "database-read-only",
  "database-busy",
  "database-damaged",
  "database-lost",
]);

/** Whether something failed only because of the server's disk. */
export function isPassing(error: unknown): boolean {
  return error instanceof Refusal && PASSING.has(error.code);
}

/** What is stored of a table is older than what was shown here. */
export const OLDER_THAN_SEEN = "older-than-seen";

/** Whether something failed only because the connection did. */
export function isOfTheLine(error: unknown): boolean {
  return error instanceof Refusal && (error.code === OFFLINE || error.code === INTERRUPTED);
}
