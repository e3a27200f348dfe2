import decodeQR from "qr/decode.js";
import { expect, it } from "vitest";
import { qrOf } from "./qr";

/** Draw the path on a grid, four pixels to a square, as a camera would see it. */
function seen({ size, path }: { size: number; path: string }) {
  const scale = 4;
  const side = size * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      const first = (row * side + Number(x) * scale) * 4;
      for (let at = first; at < first + Number(length) * scale * 4; at++) if (at % 4 !== 3) data[at] = 0;
    }
  }
  return { width: side, height: side, data };
}

it("draws a code that leads to the link", () => {
  const link = "http://192.168.178.42:8712/table/23456789abcdefgh";
  expect(decodeQR(seen(qrOf(link)))).toBe(link);
});

it("leaves the quiet border that cameras need", () => {
  const { size, path } = qrOf("http://192.0.2.7/");
  const [xs, ys] = [1, 2].map((group) => [...path.matchAll(/M(\d+) (\d+)h/g)].map((found) => Number(found[group])));
  expect(Math.min(...xs!, ...ys!)).toBe(4);
  expect(Math.max(...ys!)).toBeLessThan(size - 4);
});
