/** What this browser keeps between visits. A browser that keeps nothing (private mode) can play all the same. */
const PREFIX = "digsite.";

const unkept = new Map<string, string>();

export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  unkept.set(key, text);
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    // Full or forbidden: it lives as long as this page does.
  }
}

/** What was kept under this key, if `fits` says it is what it should be. */
export function kept<T>(key: string, fits: (value: unknown) => value is T): T | null {
  try {
    const text = localStorage.getItem(PREFIX + key) ?? unkept.get(key);
    const value: unknown = text ? JSON.parse(text) : null;
    return fits(value) ? value : null;
  } catch {
    return null;
  }
}

export function forget(key: string): void {
  unkept.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was kept there.
  }
}

/** All keys that begin so, without that beginning. */
export function keptUnder(beginning: string): string[] {
  const keys = new Set([...unkept.keys()]);
  try {
    for (let place = 0; place < localStorage.length; place++) {
      const key = localStorage.key(place);
      if (key?.startsWith(PREFIX)) keys.add(key.slice(PREFIX.length));
    }
  } catch {
    // Only what lives as long as the page.
  }
  return [...keys].filter((key) => key.startsWith(beginning)).map((key) => key.slice(beginning.length));
}
