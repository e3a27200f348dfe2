"""Watches over browsers: notes what pages complain of, ask of other hosts, or get as a fault of the server."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response, WebError

#: Said on the console by browsers themselves when a policy is broken only in part, so it is listened for apart.
_REPORT_VIOLATIONS = """
addEventListener("securitypolicyviolation", (event) => {
  console.error(`Against the content security policy: ${event.violatedDirective} ${event.blockedURI}`);
});
"""


#: Where a test wants none (conftest.py), the page tries all the same.
_BLOCKED = "Service Worker registration blocked by Playwright"


class Watch:
    """What went wrong in the browsers of one test."""

    def __init__(self, host: str) -> None:
        self.complaints: list[str] = []
        self._host = host
        self._expected: list[re.Pattern[str]] = []

    def over(self, context: BrowserContext) -> None:
        """Watch a browser and all its pages."""
        context.add_init_script(_REPORT_VIOLATIONS)
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("response", self._response)

    def expect(self, pattern: str) -> None:
        """Allow complaints of one kind: those of a lost connection, say."""
        self._expected.append(re.compile(pattern))

    def check(self) -> None:
        """Fail if there was anything to complain of."""
        wrong = [said for said in self.complaints if not any(known.search(said) for known in self._expected)]
        assert not wrong, "\n".join(["The browser complained:", *wrong])

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != _BLOCKED:
            self.complaints.append(f"{message.type} on {message.location.get('url', '')}: {message.text}")

    def _error(self, error: WebError) -> None:
        self.complaints.append(f"uncaught: {error.error}")

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob", "about") and address.netloc != self._host:
            self.complaints.append(f"asked for {request.url}")

    def _response(self, response: Response) -> None:
        if response.status >= 500:
            self.complaints.append(f"was answered {response.status} for {response.url}")
