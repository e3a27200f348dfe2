"""What a page really says to the server: a press that decided nothing has said nothing."""

from __future__ import annotations

import json

from playwright.sync_api import Page, WebSocket


class MovesSaid:
    """The states in which a page has said a move, in order. Made before the page visits its table.

    What is said comes in order: once a later move is in the list, so is everything that was said before it.
    """

    def __init__(self, page: Page) -> None:
        self.numbers: list[int] = []
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framesent", self._note)

    def _note(self, frame: str | bytes) -> None:
        said = json.loads(frame)
        if said["say"] == "play":
            self.numbers.append(said["number"])
