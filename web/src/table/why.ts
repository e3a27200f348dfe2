/**
 * The attributes of something that may be refused: greyed, still reachable, with the reason for eye (`Tip.svelte`) and ear.
 * Null: allowed. Undefined: it has no meaning now; then what goes on meanwhile is the reason, and nothing is greyed.
 */
export function refusable(why: string | null | undefined, meanwhile?: string): Record<string, string | undefined> {
  if (why === null) return {};
  const reason = why ?? meanwhile;
  return {
    "aria-disabled": "true",
    "aria-description": reason,
    "data-why": reason,
    "data-waiting": why === undefined ? "" : undefined,
  };
}
