/** Icon and app badge say when it is one's turn, here or at another table of one's own. */
import marked from "../art/logo-turn.svg";
import plain from "../art/logo.svg";

/** The icon of the tab. */
export function markIcon(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = on ? marked : plain;
}

/** The badge on the icon of the installed app, where there is one. */
export function markApp(count: number): void {
  const app = navigator as Navigator & { setAppBadge?(count: number): Promise<void>; clearAppBadge?(): Promise<void> };
  void (count > 0 ? app.setAppBadge?.(count) : app.clearAppBadge?.())?.catch(() => undefined);
}
