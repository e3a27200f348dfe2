"""The random bytes of a page, the same in every run: a deal follows from them."""

from __future__ import annotations

from typing import Final

#: Laid over the browser's own before any script of the page runs: a small generator (mulberry32).
_SCRIPT: Final = """
(() => {
  let state = SEED;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) & 0xff;
  };
  Crypto.prototype.getRandomValues = (array) => {
    new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach((_, at, bytes) => (bytes[at] = next()));
    return array;
  };
})();
"""


def seeded_bytes(seed: int) -> str:
    """Give the script that makes ``crypto.getRandomValues`` follow from a seed."""
    return _SCRIPT.replace("SEED", str(seed))
