/** Whether a card that was dug up is no treasure: a thief or a sandstorm, which everybody sees. */
export function isTrouble(card: string | null): card is "thief" | "sandstorm" {
  return card === "thief" || card === "sandstorm";
}
