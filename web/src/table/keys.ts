import type { ShownGame } from "./game.svelte";

/** What has buttons of its own to type into, or lies over the table, keeps its keys. */
const ELSEWHERE = "input, select, textarea, dialog, [contenteditable]";

/** T trades, S sells, E explores, Z takes back, a full stop ends the turn, Enter confirms, Escape puts back. */
export function shortcut(event: KeyboardEvent, game: ShownGame, pointed: boolean): void {
  if (event.defaultPrevented || event.altKey || event.metaKey || (event.ctrlKey && event.key !== "Enter")) return;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest(ELSEWHERE) || document.querySelector("dialog[open]")) return;
  if (event.key === "Escape") escape(event, game);
  else if (event.key === "Enter") {
    const onButton = at?.closest("button, a, [tabindex]") !== null;
    if (!onButton || pointed || event.ctrlKey) enter(event, game);
  } else if (event.key === "t" || event.key === "T") trade(event, game);
  else if (event.key === "e" || event.key === "E") {
    if (game.act?.explore !== null) return explain(event, "explore");
    event.preventDefault();
    game.opened = { what: "explore", chamber: null };
  } else if (event.key === "s" || event.key === "S") {
    if (game.act === null || game.whyNotSell !== null) return explain(event, "sell");
    event.preventDefault();
    game.opened = { what: "sell", treasure: null };
  } else if (event.key === "z" || event.key === "Z") {
    if (game.act === null || game.state.undo?.why !== null) return;
    event.preventDefault();
    void game.undo();
  } else if (event.key === ".") {
    if (game.act?.end !== null || game.draft.open) return explain(event, "end");
    event.preventDefault();
    void game.play({ move: "end" });
  }
}

/** What is not allowed says why, as if its button had been pressed. Where there is none, the sentence says enough. */
function explain(event: KeyboardEvent, action: "trade" | "sell" | "explore" | "end"): void {
  const button = document.querySelector<HTMLElement>(`[data-action="${action}"][aria-disabled="true"]`);
  if (button === null) return;
  event.preventDefault();
  button.click();
}

function escape(event: KeyboardEvent, game: ShownGame): void {
  if (game.opened === null && !game.draft.open) return;
  event.preventDefault();
  if (game.opened !== null) game.opened = null;
  else game.draft.putBack();
}

function enter(event: KeyboardEvent, game: ShownGame): void {
  if (game.draft.open && game.draft.why === null) {
    event.preventDefault();
    void game.trade();
  } else if (game.ask?.ask === "storm" && game.choice?.ready) {
    event.preventDefault();
    void game.play({ move: "discard", cards: game.choice.cards });
  }
}

function trade(event: KeyboardEvent, game: ShownGame): void {
  if (game.act === null || game.act.trade !== null) return explain(event, "trade");
  event.preventDefault();
  game.toggleTrade();
  if (game.draft.open) document.querySelector<HTMLElement>('button[data-spot^="market:"]')?.focus();
}
