import { settings } from "../client/settings.svelte";

/**
 * On a phone the scales rise over the foot of what was just chosen, and what it is worth stands there: let it come out from
 * under them. Two frames later, they are as high as they will be, and the stylesheet knows.
 */
export function keepInSight(chosen: HTMLElement): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      chosen.scrollIntoView({ block: "nearest", inline: "nearest", behavior: settings.still ? "instant" : "smooth" }),
    ),
  );
}
