"""Draw the app's icons from our logo: python tools/icons.py. Run it after changing web/src/art/logo.svg.

Systems take icons as PNG. They lie in the repository (web/public/icons), so that a build needs no browser.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from browser.chromium import launch_options  # noqa: E402

LOGO = ROOT / "web" / "src" / "art" / "logo.svg"
ICONS = ROOT / "web" / "public" / "icons"
#: By name: how large, and whether the system cuts its own shape out of it.
SIZES = {"icon-180.png": (180, True), "icon-192.png": (192, False), "icon-512.png": (512, False)}
MASKABLE = "maskable-512.png"


def whole(logo: str) -> str:
    """Give the logo without its rounded corners and its rim: other shapes are cut out of it."""
    plain = re.sub(r'<rect x="\.75".*?/>', "", logo)
    return plain.replace('rx="14"', 'rx="0"')


def small(logo: str) -> str:
    """Give the logo smaller, on more ground: every shape that systems cut leaves the inner four fifths."""
    inside = re.sub(r"^<svg[^>]*>|</svg>\s*$", "", whole(logo))
    ground = '<path d="M0 0h64v36H0z" fill="#1d2d5c"/><path d="M0 36h64v28H0z" fill="#6b442b"/>'
    sky = '<path d="M-20 -20h104v54H-20z" fill="#1d2d5c"/><path d="M-20 34h104v11H-20z" fill="#a9794a"/>'
    deep = '<path d="M-20 45h104v10H-20z" fill="#8a5c37"/><path d="M-20 55h104v40H-20z" fill="#6b442b"/>'
    placed = f'<g transform="translate(8 8) scale(.75)">{sky}{deep}{inside}</g>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{ground}{placed}</svg>'


def main() -> None:
    """Draw them all."""
    logo = LOGO.read_text(encoding="utf-8")
    ICONS.mkdir(parents=True, exist_ok=True)
    drawings = {name: (size, whole(logo) if cut else logo) for name, (size, cut) in SIZES.items()}
    drawings[MASKABLE] = (512, small(logo))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        for name, (size, drawing) in drawings.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            style = "<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>"
            page.set_content(style + drawing)
            page.screenshot(path=ICONS / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
