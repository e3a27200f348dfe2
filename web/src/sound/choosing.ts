/** Which sound belongs to what happened. Of several things told at once the weightiest is heard. */
import type { LogLine, StateNow } from "../wire";

export type Sound = "dig" | "trade" | "sale" | "theft" | "storm" | "cave-in" | "turn" | "end";

/** From the lightest to the weightiest. */
const WEIGHT: readonly Sound[] = ["dig", "trade", "sale", "theft", "cave-in", "storm", "end"];

export function soundOf(event: LogLine["event"]): Sound | null {
  switch (event.do) {
    case "dig":
      return event.card === "sandstorm" ? "storm" : event.card === "thief" ? null : "dig";
    case "steal":
      return "theft";
    case "trade":
      return "trade";
    case "sell":
      return "sale";
    case "explore":
      return event.drawn && !event.named && event.got?.length === 0 ? "cave-in" : "dig";
    case "over":
      return "end";
    default:
      return null;
  }
}

/** The sounds of what was told between two states, in the order in which they are heard. */
export function soundsOf(lines: readonly LogLine[], before: StateNow, now: StateNow): Sound[] {
  const heard = lines.map(({ event }) => soundOf(event)).filter((sound) => sound !== null);
  const weightiest = heard.sort((a, b) => WEIGHT.indexOf(b) - WEIGHT.indexOf(a))[0];
  const turn = before.ask === null && now.ask !== null;
  return [...(weightiest ? [weightiest] : []), ...(turn && weightiest !== "end" ? (["turn"] as const) : [])];
}
