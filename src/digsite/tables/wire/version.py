"""Which version of the wire this server speaks. Made by tools/wire.py; do not edit: run `make wire`."""

from __future__ import annotations

from typing import Final

#: The fingerprint of everything that goes over the wire; the page is built with the same one.
VERSION: Final = "6176d664c85a83dd"
