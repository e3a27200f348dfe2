/**
 * The attributes of something that may be refused: greyed, still reachable, with the reason for eye (`Tip.svelte`) and ear.
 * Null: allowed. Undefined: it has no meaning now, and there is nothing to explain.
 */
export function refusable(why: string | null | undefined): Record<string, string | undefined> {
  if (why === null) return {};
  return { "aria-disabled": "true", "aria-description": why, "data-why": why };
}
