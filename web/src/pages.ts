/** The pages that are fetched when somebody goes there, each with its words. */
import type { Page } from "./route.svelte";
import type { Part } from "./words/catalogue";
import { spoken } from "./words/spoken.svelte";

const code = {
  new: () => import("./newtable/NewTablePage.svelte"),
  table: () => import("./seated/TablePage.svelte"),
  replay: () => import("./replay/ReplayPage.svelte"),
  rules: () => import("./rules/RulesPage.svelte"),
  games: () => import("./games/GamesPage.svelte"),
};
/** How much of the words each says. */
const PARTS = { new: "whole", table: "whole", replay: "whole", rules: "all", games: "whole" } as const satisfies Record<
  keyof typeof code,
  Part
>;

export const newTablePage = () => Promise.all([code.new(), spoken.speak(PARTS.new, "together")]);
export const tablePage = () => Promise.all([code.table(), spoken.speak(PARTS.table)]);
export const replayPage = () => Promise.all([code.replay(), spoken.speak(PARTS.replay, "replay")]);
export const rulesPage = () => Promise.all([code.rules(), spoken.speak(PARTS.rules)]);
export const gamesPage = () => Promise.all([code.games(), spoken.speak(PARTS.games, "games")]);

/** Have the page that is asked for on its way, while the first words and fonts are. */
export function fetchPage({ at }: Page): void {
  if (at === "home" || at === "nowhere") return;
  void code[at]().catch(() => undefined); // whoever shows it says so
  spoken.ahead(PARTS[at]);
  if (at === "rules")
    void import("./rules/rulebook").then(({ rulebook }) => rulebook(spoken.wanted).catch(() => undefined));
}
