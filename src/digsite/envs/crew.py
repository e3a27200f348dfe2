"""Threads that help with the same work again and again."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock, Thread


class Crew:
    """So many threads that help whoever calls them, and sleep when there is nothing to do for a while.

    ``help_out`` gets a thread's number, from 1 on. It looks for work by itself, does what there is, and comes back when
    none has come for a while; the thread then sleeps until it is called. Waking one takes some tens of microseconds, so
    who has work for it every moment finds it awake. Compiled work holds no interpreter lock.
    """

    def __init__(self, helpers: int, help_out: Callable[[int], object]) -> None:
        self._help_out = help_out
        self._closed = False
        self._failure: BaseException | None = None
        self._asleep = [True] * helpers
        self._calls = [Lock() for _ in range(helpers)]
        for helper, call in enumerate(self._calls):
            call.acquire()
            Thread(target=self._help, args=(helper, call), name="digsite-crew", daemon=True).start()

    def call(self) -> None:
        """Wake those who sleep; nobody waits for them."""
        for helper, call in enumerate(self._calls):
            if self._asleep[helper]:
                self._asleep[helper] = False
                call.release()

    def raise_failure(self) -> None:
        """Raise what went wrong in one of the threads, if anything did."""
        if self._failure is not None:
            raise self._failure

    def close(self) -> None:
        """Let the threads go; whoever calls does all by itself from then on."""
        self._closed = True
        self.call()
        self._calls = []

    def _is_wanted(self, call: Lock) -> bool:
        """Sleep until called; say whether that was not to let the thread go."""
        if not self._closed:
            call.acquire()
        return not self._closed

    def _help(self, helper: int, call: Lock) -> None:
        while self._is_wanted(call):
            try:
                self._help_out(helper + 1)
            except Exception as failure:  # noqa: BLE001 - whoever called raises it
                self._failure = failure
                return
            self._asleep[helper] = True
