/** The settings of this browser: theme, motion and sound. The page carries them as data-theme and data-motion. */
import { keep, kept } from "./keeping";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "reduced";

/** For somebody who switches sound on and has never said how loud. */
const LOUD = 0.5;

class Settings {
  #theme = $state<Theme>(kept("theme", isTheme) ?? "auto");
  #motion = $state<Motion>(kept("motion", isMotion) ?? "auto");

  /** From 0, which is silence, to 1. Silent until somebody wants sound. */
  #volume = $state<number>(kept("volume", isVolume) ?? 0);

  get volume(): number {
    return this.#volume;
  }

  set volume(volume: number) {
    if (volume > 0) keep("louder", volume);
    this.#volume = volume;
    keep("volume", volume);
  }

  /** Sound off, or on again as loud as it was. */
  mute(): void {
    this.volume = this.#volume > 0 ? 0 : (kept("louder", isVolume) ?? LOUD);
  }

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

function isVolume(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value <= 1;
}

function isMotion(value: unknown): value is Motion {
  return value === "auto" || value === "reduced";
}
