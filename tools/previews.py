"""Draw the pictures that go with links (Open Graph), one for each monument and one for everything else.

Usage: python tools/previews.py

Made of the page's own art, in Chromium, and kept in web/public/preview: whoever changes the art draws them anew.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from browser.chromium import launch_options
from digsite.editions import MONUMENTS

ROOT: Final = Path(__file__).resolve().parent.parent
ART: Final = ROOT / "web/src/art"
FONT: Final = ROOT / "web/node_modules/@fontsource/marcellus/files/marcellus-latin-400-normal.woff2"
PICTURES: Final = ROOT / "web/public/preview"
#: As wide and as high as those who show such pictures ask for.
SIZE: Final = (1200, 630)
#: Flat art: so many colours are as good as all.
COLOURS: Final = 256

FINDS: Final = ("pot_shard", "coin", "broken_cup", "pharaohs_mask", "talisman", "broken_pendant")

PAGE: Final = """
<style>
  @font-face { font-family: Marcellus; src: url("file://%(font)s"); }
  * { box-sizing: border-box; margin: 0; }
  body { width: 1200px; height: 630px; overflow: hidden; position: relative;
         background: linear-gradient(#e6ecec, #f3e6c8 62%%); font-family: Marcellus, serif; color: #2b1c16; }
  .dunes { position: absolute; inset: auto 0 0; height: 400px;
           background: url("file://%(art)s/dunes-day.svg") center bottom / cover; }
  .place { position: absolute; right: 30px; bottom: 118px; width: 700px;
           filter: drop-shadow(0 18px 20px rgb(70 45 15 / .25)); }
  .name { position: absolute; left: 70px; top: 72px; display: flex; align-items: center; gap: 30px;
          font-size: 112px; line-height: 1; }
  .name img { width: 116px; border-radius: 22%%; }
  .finds { position: absolute; left: 62px; bottom: 42px; display: flex; gap: 20px; }
  .finds img { width: 104px; }
  .finds img:nth-child(even) { transform: translateY(-16px) rotate(4deg); }
  .finds img:nth-child(odd) { transform: rotate(-4deg); }
</style>
<div class="dunes"></div>
<img class="place" src="file://%(art)s/%(place)s.svg">
<div class="finds">%(finds)s</div>
<div class="name"><img src="file://%(art)s/logo.svg"><span>digsite</span></div>
"""


def main() -> int:
    """Draw all of them."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    finds = "".join(f'<img src="file://{ART}/{find}.svg">' for find in FINDS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]})
        for name in ("digsite", *MONUMENTS):
            place = "great_pyramid" if name == "digsite" else name
            html = PICTURES / "drawing.html"
            html.write_text(PAGE % {"font": FONT, "art": ART, "place": place, "finds": finds})
            page.goto(f"file://{html}")
            page.evaluate("document.fonts.ready")
            picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
            html.unlink()
            few = picture.quantize(COLOURS, dither=Image.Dither.FLOYDSTEINBERG)
            few.save(PICTURES / f"{name}.png", optimize=True)
            print(PICTURES / f"{name}.png", (PICTURES / f"{name}.png").stat().st_size)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
