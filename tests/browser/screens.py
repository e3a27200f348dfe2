"""The screens the table is made for."""

from __future__ import annotations

from typing import Any, Final

DESK: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
#: Held upright.
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
#: The smallest that many people have.
SMALL_PHONE: Final[dict[str, Any]] = {**PHONE, "viewport": {"width": 360, "height": 640}}
