/** The second press of a double press comes so soon after what the first one changed. */
export const SETTLE_MS = 350;

/**
 * What has just risen or changed, perhaps under a finger: what it holds takes no presses yet (pieces.css), they were
 * meant for what lay there before. It changes whenever `now` does. Keys have no place to miss, so what has just risen
 * does not make them wait; what a key decides for good waits for the state to settle (desk.svelte.ts).
 */
export function settling(risen: HTMLElement, _now?: unknown): { update: () => void; destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function settle(): void {
    clearTimeout(timer);
    risen.dataset.settling = "";
    timer = setTimeout(() => delete risen.dataset.settling, SETTLE_MS);
  }
  settle();
  return { update: settle, destroy: () => clearTimeout(timer) };
}
