/** The addresses of a moment: for a friend, and for a page that wants to show it. */
import { replayPath } from "../route.svelte";
import { ALL, type Eyes, isEyes } from "./fetching";

/** Which event, through whose eyes; what is usual is left out. */
export function asked(at: number, eyes: Eyes): string {
  const wanted = new URLSearchParams();
  if (at > 0) wanted.set("at", String(at));
  if (eyes !== ALL) wanted.set("eyes", eyes);
  return wanted.size ? `?${wanted}` : "";
}

/** What an address asks for. */
export function askedIn(search: string): { readonly at: number; readonly eyes: Eyes } {
  const wanted = new URLSearchParams(search);
  const eyes = wanted.get("eyes");
  const at = wanted.get("at") ?? "";
  return { at: /^\d{1,6}$/.test(at) ? Number(at) : 0, eyes: isEyes(eyes) ? eyes : ALL };
}

export function linkTo(origin: string, id: string, at: number, eyes: Eyes): string {
  return `${origin}${replayPath(id)}${asked(at, eyes)}`;
}

export function embedCode(origin: string, id: string, at: number, eyes: Eyes, title: string): string {
  const source = `${origin}/embed/${encodeURIComponent(id)}${asked(at, eyes)}`;
  const safe = title.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<iframe src="${source.replaceAll("&", "&amp;")}" title="${safe}" width="960" height="720" loading="lazy"></iframe>`;
}
