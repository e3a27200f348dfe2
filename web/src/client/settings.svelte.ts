/** The settings of this browser: theme and motion. The page carries them as data-theme and data-motion. */
import { keep, kept } from "./keeping";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "reduced";

class Settings {
  #theme = $state<Theme>(kept("theme", isTheme) ?? "auto");
  #motion = $state<Motion>(kept("motion", isMotion) ?? "auto");

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    keep("theme", theme);
    dressPage();
  }

  get motion(): Motion {
    return this.#motion;
  }

  set motion(motion: Motion) {
    this.#motion = motion;
    keep("motion", motion);
    dressPage();
  }

  /** Whether things should only fade, never travel: asked by everything that moves. */
  get still(): boolean {
    return this.#motion === "reduced" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const settings = new Settings();

export function dressPage(): void {
  const page = document.documentElement.dataset;
  if (settings.theme === "auto") delete page.theme;
  else page.theme = settings.theme;
  if (settings.motion === "auto") delete page.motion;
  else page.motion = settings.motion;
  frameWindow();
}

/** The window's own frame, where browsers colour it, wears the page's theme. */
function frameWindow(): void {
  for (const colour of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = colour.dataset.for;
    colour.media =
      settings.theme === "auto" ? `(prefers-color-scheme: ${scheme})` : settings.theme === scheme ? "all" : "not all";
  }
}

function isTheme(value: unknown): value is Theme {
  return value === "auto" || value === "light" || value === "dark";
}

function isMotion(value: unknown): value is Motion {
  return value === "auto" || value === "reduced";
}
