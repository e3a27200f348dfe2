/** The rule that matters now, by what is asked or goes on. */
import type { StateNow } from "../wire";

const ASKED: Readonly<Record<string, string>> = {
  thief: "R12",
  tent: "R22",
  storm: "R20",
  keep: "R63",
  mine: "R64",
  look: "R62",
};
const GOING_ON: Readonly<Record<string, string>> = {
  victim: "R12",
  tents: "R22",
  losing: "R20",
  keeping: "R63",
  mining: "R64",
  looking: "R62",
  over: "R75",
};

export function ruleNow({ ask, view, coach }: Pick<StateNow, "ask" | "view" | "coach">): string {
  if (coach && ask) return coach.rule;
  if (ask?.ask === "act") return ask.end !== null ? "R71" : view.dig_size === 0 ? "R70" : "R30";
  return (ask ? ASKED[ask.ask] : GOING_ON[view.phase]) ?? "R10";
}
