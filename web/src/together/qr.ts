/** A QR code as one SVG path, a unit for each of its squares, with the quiet border that cameras need around it. */
import encodeQR from "qr";

export interface Qr {
  readonly size: number;
  readonly path: string;
}

const BORDER = 4;

export function qrOf(text: string): Qr {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: BORDER });
  const path = rows.flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join("");
  return { size: rows.length, path };
}

/** Where dark squares lie side by side: the first, and how many. */
function runs(row: readonly boolean[]): [number, number][] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1]++;
    else found.push([x, 1]);
  });
  return found;
}
