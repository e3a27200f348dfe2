import type { Playback } from "./playback.svelte";

/** What has keys of its own keeps them. */
const ELSEWHERE = "input:not([type=range]), select, textarea, [contenteditable]";
/** The scrubber moves by itself with these. */
const SCRUBBED = new Set(["ArrowLeft", "ArrowRight", "Home", "End"]);

/**
 * Left and right go from event to event, with Shift from turn to turn, N and P from moment to moment, Home and End to the
 * deal and to the end; Space plays and pauses.
 */
export function replayKey(event: KeyboardEvent, playback: Playback): void {
  if (event.defaultPrevented || event.altKey || event.metaKey || event.ctrlKey) return;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest(ELSEWHERE)) return;
  if (at instanceof HTMLInputElement && SCRUBBED.has(event.key) && !event.shiftKey) return;
  const act = actionOf(event, playback, at?.closest("button, a, [role=button]") !== null && at !== null);
  if (act === null) return;
  event.preventDefault();
  act();
}

function actionOf(event: KeyboardEvent, playback: Playback, onButton: boolean): (() => void) | null {
  switch (event.key) {
    case "ArrowRight":
      return () => (event.shiftKey ? playback.stepTurn(1) : playback.step(1));
    case "ArrowLeft":
      return () => (event.shiftKey ? playback.stepTurn(-1) : playback.step(-1));
    case "n":
    case "N":
      return () => playback.toMark(1);
    case "p":
    case "P":
      return () => playback.toMark(-1);
    case "Home":
      return () => playback.go(0);
    case "End":
      return () => playback.go(playback.last);
    case " ":
      return onButton ? null : () => playback.toggle();
    default:
      return null;
  }
}
