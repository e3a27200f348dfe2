"""Print the path of a Chromium that runs; where there is none, get one first.

Usage: DIGSITE_CHROMIUM=$(python tools/chromium.py)
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from browser.getting_chromium import NoChromium, get_chromium


def main() -> int:
    try:
        print(get_chromium(lambda line: print(line, file=sys.stderr)))
    except NoChromium as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
