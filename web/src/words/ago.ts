/** How long ago something was, or how soon it will be, as the language says it: "5 minutes ago", "in 2 days". */
const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

export function ago(milliseconds: number, language: string): string {
  return said(-milliseconds, language);
}

export function until(milliseconds: number, language: string): string {
  return said(milliseconds, language);
}

function said(milliseconds: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "always" });
  const far = Math.abs(milliseconds);
  const [unit, length] = STEPS.find(([, length]) => far >= length) ?? ["minute", 60_000];
  const count = Math.max(unit === "minute" ? 1 : 0, Math.floor(far / length));
  return format.format(milliseconds < 0 ? -count : count, unit);
}
