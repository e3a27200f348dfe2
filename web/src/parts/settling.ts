/** The second tap of a double tap comes so soon after what the first one opened. */
export const SETTLE_MS = 350;

/**
 * What has just risen, perhaps under a finger: what it holds takes no presses yet (pieces.css), they were meant for what
 * lay there before. The keyboard need not wait.
 */
export function settling(risen: HTMLElement): { destroy: () => void } {
  risen.dataset.settling = "";
  const timer = setTimeout(() => delete risen.dataset.settling, SETTLE_MS);
  return { destroy: () => clearTimeout(timer) };
}
