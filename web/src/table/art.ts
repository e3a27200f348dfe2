import palette from "../art/palette.json";

/** Our illustrations by name. */
const files = import.meta.glob<string>("../art/*.svg", { eager: true, query: "?url", import: "default" });

const urls = new Map(Object.entries(files).map(([path, url]) => [path.slice("../art/".length, -".svg".length), url]));

/** The address of an illustration; the empty slot where an edition has a treasure nobody drew. */
export function art(name: string): string {
  return urls.get(name) ?? urls.get("empty") ?? "";
}

interface Colours {
  readonly colour: string;
  readonly tint: string;
  readonly ink: string;
}

const PLAIN: Colours = { colour: "#b08d57", tint: "#f1e3c4", ink: "#4a3520" };
const colours: Readonly<Record<string, Colours>> = palette;

export function coloursOf(treasure: string): Colours {
  return colours[treasure] ?? PLAIN;
}
