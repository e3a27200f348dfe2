import type { Desk } from "./desk.svelte";

/** What has buttons of its own to type into, or lies over the table, keeps its keys. */
const ELSEWHERE = "input, select, textarea, dialog, [contenteditable]";

/** T trades, E explores, a full stop ends the turn, Enter confirms, Escape puts back. */
export function shortcut(event: KeyboardEvent, desk: Desk, pointed: boolean): void {
  if (event.defaultPrevented || event.altKey || event.metaKey || (event.ctrlKey && event.key !== "Enter")) return;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest(ELSEWHERE) || document.querySelector("dialog[open]")) return;
  if (event.key === "Escape") escape(event, desk);
  else if (event.key === "Enter") {
    const onButton = at?.closest("button, a, [tabindex]") !== null;
    if (!onButton || pointed || event.ctrlKey) enter(event, desk);
  } else if (event.key === "t" || event.key === "T") trade(event, desk);
  else if (event.key === "e" || event.key === "E") {
    if (desk.act?.explore !== null) return explain(event, "explore");
    event.preventDefault();
    desk.opened = { what: "explore", chamber: null };
  } else if (event.key === ".") {
    if (desk.act?.end !== null || desk.draft.open) return explain(event, "end");
    event.preventDefault();
    void desk.play({ move: "end" });
  }
}

/** What is not allowed says why, as if its button had been pressed. Where there is none, the sentence says enough. */
function explain(event: KeyboardEvent, action: "trade" | "explore" | "end"): void {
  const button = document.querySelector<HTMLElement>(`[data-testid="action-${action}"][aria-disabled="true"]`);
  if (button === null) return;
  event.preventDefault();
  button.click();
}

function escape(event: KeyboardEvent, desk: Desk): void {
  if (desk.opened === null && !desk.draft.open) return;
  event.preventDefault();
  if (desk.opened !== null) {
    const set = desk.opened.what === "sell" ? desk.opened.treasure : null;
    desk.opened = null;
    // The price list is gone; the keyboard goes back to the set it hung over.
    if (set !== null) {
      document.querySelector<HTMLElement>(`[data-testid="hand-kind"][data-treasure="${set}"]`)?.focus();
    }
  } else desk.draft.putBack();
}

function enter(event: KeyboardEvent, desk: Desk): void {
  if (desk.draft.open && desk.draft.why === null) {
    event.preventDefault();
    void desk.trade();
  } else if (desk.ask?.ask === "storm" && desk.choice?.ready) {
    event.preventDefault();
    void desk.play({ move: "discard", cards: desk.choice.cards });
  }
}

function trade(event: KeyboardEvent, desk: Desk): void {
  if (desk.act === null || desk.act.trade !== null) return explain(event, "trade");
  event.preventDefault();
  desk.toggleTrade();
  if (desk.draft.open) document.querySelector<HTMLElement>('[data-testid="market-pile"]')?.focus();
}
