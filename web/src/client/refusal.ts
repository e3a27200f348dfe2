/** What cannot be, and why: a stable code for programs, a sentence for people. Nothing changed. */
export class Refusal extends Error {
  override readonly name = "Refusal";

  constructor(
    readonly code: string,
    readonly sentence: string,
  ) {
    super(sentence);
  }
}

/** The sentence to show for anything that was thrown. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Refusal) return error.sentence;
  return error instanceof Error ? error.message : String(error);
}

/** The codes of what only the connection refused. */
export const OFFLINE = "offline";
export const INTERRUPTED = "interrupted";

/** Whether something failed only because the connection did. */
export function isOfTheLine(error: unknown): boolean {
  return error instanceof Refusal && (error.code === OFFLINE || error.code === INTERRUPTED);
}
