/** Which of our pictures stands beside a rule. */
import type { EditionSheet } from "../wire";

const PICTURES: Readonly<Record<string, string>> = {
  R3: "coin",
  R5: "back-dig",
  R12: "thief",
  R13: "sandstorm",
  R20: "sandstorm",
  R22: "tent",
  R31: "map",
  R40: "map",
  R50: "coin-money",
  R77: "tent-used",
};

export function pictureOf(rule: string, editions: readonly EditionSheet[]): string | null {
  const monument = editions.flatMap(({ monuments }) => monuments).find((one) => one.rule === rule);
  return monument?.id ?? PICTURES[rule] ?? null;
}
