"""The built front end: a page for people, and the files it needs, straight from memory."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final, TypeAlias

from digsite.errors import DigsiteError
from digsite.web.asgi import Receive, Scope, Send, header
from digsite.web.plain_answers import answer_problem
from digsite.words.choosing import best, of_header
from digsite.words.folders import ENGLISH
from digsite.words.message import message

#: Where a request holds whoever tells previews, once tables are open.
PREVIEWS: Final = "digsite.previews"
#: Where the build puts the front end.
STATIC: Final = Path(__file__).parent / "static"
#: The build writes each file also in these forms, where that makes it smaller; the first that a browser takes is sent.
_ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
#: The names of these files change with what is in them.
_HASHED: Final = "/assets/"
_HOME: Final = "index"
#: The page is built once for each kind of address and each language: table.html, table.de.html.
_BUILT: Final = re.compile(r"/([a-z]+)(?:\.([a-z]+))?\.html")
#: The addresses of the page, as web/src/route.svelte.ts knows them, by the kinds that web/documents.ts builds.
_OWN: Final = {
    _HOME: re.compile(r"/|/index\.html"),
    "new": re.compile(r"/new/?"),
    "rules": re.compile(r"/rules/?"),
    "games": re.compile(r"/games/?"),
    "table": re.compile(r"/table/[^/]+/?"),
    "replay": re.compile(r"/replay/?|/table/[^/]+/replay/?|/embed/[^/]+/?"),
}
#: Those that have a preview of their own beside their link, and whether they look back at a game.
_TABLE: Final = re.compile(r"/(?:table|embed)/([^/]+?)(/replay)?/?")
#: Seconds that a page waits for its preview, and where in the page the picture's address is to be whole.
_PATIENCE: Final = 1.0
_PICTURE: Final = re.compile(rb'(property="og:image" content=")(?=/)')
#: So many pages with their previews are kept.
_MOST_KEPT: Final = 200

#: Tells what goes beside the link to a table: in a language, or (None) in the one of whoever opened it.
TellPreview: TypeAlias = Callable[[str, str | None, bool], Awaitable[dict[str, str] | None]]

_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


@dataclass(frozen=True)
class Page:
    """A file as it is sent: in one form or several, the plain one under the encoding ''."""

    forms: dict[str, bytes]
    kind: str
    tag: str
    lasting: bool

    def form_for(self, accepted: str) -> str:
        """Choose the smallest form the browser takes."""
        taken = {word.partition(";")[0].strip() for word in accepted.split(",")}
        return next((encoding for encoding in self.forms if encoding in taken), "")


class Pages:
    """Answers GET and HEAD: with a file, or with the page.

    Where there is nothing, browsers still get the page, which says so; programs get a problem.
    """

    def __init__(self, folder: Path = STATIC, public: tuple[str, ...] = ()) -> None:
        self._pages = {
            f"/{path.relative_to(folder).as_posix()}": _read(path, folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix not in (".br", ".gz") and not path.name.startswith(".")
        }

        self._public = public
        self._previewed: OrderedDict[tuple[object, ...], Page] = OrderedDict()
        built = (found for path in self._pages if (found := _BUILT.fullmatch(path)))
        self._built = {(found[1], found[2] or ENGLISH): self._pages[found[0]] for found in built}
        #: Those that every kind of page is there in.
        languages = sorted({language for _, language in self._built})
        self._languages = [one for one in languages if all((kind, one) in self._built for kind in _OWN)]
        if ENGLISH not in self._languages:
            raise DigsiteError(
                "no-pages", f"The pages are not all in {folder}: this digsite was installed without its front end."
            )

    def find(self, path: str, wanted: str = "") -> Page | None:
        """Look up a file, or the page at its own addresses, in a wanted language; None: there is nothing."""
        kind = next((kind for kind, addresses in _OWN.items() if addresses.fullmatch(path)), None)
        return self._pages.get(path) if kind is None else self.page(kind, wanted)

    def page(self, kind: str, wanted: str) -> Page:
        """Give a kind of page in the language that is wanted most, as an Accept-Language header says it."""
        return self._built[kind, best(of_header(wanted), among=self._languages)]

    async def __call__(self, scope: Scope, _receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["method"] not in ("GET", "HEAD"):
            await answer_problem(send, 405, "not-here", message("not-here-page"), ((b"allow", b"GET, HEAD"),))
            return
        wanted = header(scope, b"accept-language")
        page = self.find(scope["path"], wanted)
        status = 404 if page is None else 200
        if page is None and "text/html" not in header(scope, b"accept"):
            await answer_problem(send, 404, "no-such-page", message("no-such-page"))
            return
        if page is None or page.kind == _TYPES[".html"]:
            page = await self._with_preview(page or self.page(_HOME, wanted), scope, wanted)
        await answer_page(page, status, scope, send)

    async def _with_preview(self, page: Page, scope: Scope, wanted: str) -> Page:
        """Write into a page what messengers show beside its link."""
        told = await _told_of(scope, wanted)
        origin = self._public[0].rstrip("/") if self._public else _origin(scope)
        key = (page.tag, origin, *sorted(told.items()))
        found = self._previewed.get(key)
        if found is None:
            found = self._previewed[key] = _previewed(page, origin, told)
            if len(self._previewed) > _MOST_KEPT:
                self._previewed.popitem(last=False)
        else:
            self._previewed.move_to_end(key)
        return found


async def _told_of(scope: Scope, wanted: str) -> dict[str, str]:
    """Ask for the preview of a table; nothing, where there is none, or it takes too long."""
    table = _TABLE.fullmatch(scope["path"])
    tell: TellPreview | None = scope.get(PREVIEWS)
    if table is None or tell is None:
        return {}
    language = best(of_header(wanted)) if wanted else None
    replay = table[2] is not None or scope["path"].startswith("/embed/")
    try:
        async with asyncio.timeout(_PATIENCE):
            return await tell(table[1], language, replay) or {}
    except TimeoutError:
        return {}


def _origin(scope: Scope) -> str:
    """Give the address that the page was asked for at: the gate knows its name."""
    host = header(scope, b"host")
    return f"{scope.get('scheme', 'http')}://{host}" if host else ""


def _previewed(page: Page, origin: str, told: dict[str, str]) -> Page:
    plain = page.forms[""]
    if told:
        from digsite.web.previews import filled_in  # with the game, which is there by now

        plain = filled_in(plain, told)
    plain = _PICTURE.sub(lambda found: found[1] + escape(origin).encode(), plain)
    return Page({"gzip": gzip.compress(plain), "": plain}, page.kind, tag_of(plain), page.lasting)


async def answer_page(page: Page, status: int, scope: Scope, send: Send) -> None:
    """Send a file, unless the browser has it already."""
    form = page.form_for(header(scope, b"accept-encoding"))
    tag = f'"{page.tag}{"-" if form else ""}{form}"'
    body = page.forms[form]
    headers = [
        (b"cache-control", b"public, max-age=31536000, immutable" if page.lasting else b"no-cache"),
        (b"etag", tag.encode()),
        (b"vary", b"accept-encoding, accept-language"),
    ]
    if status == 200 and header(scope, b"if-none-match") == tag:
        await send({"type": "http.response.start", "status": 304, "headers": headers})
        await send({"type": "http.response.body"})
        return
    headers += [(b"content-type", page.kind.encode()), (b"content-length", str(len(body)).encode())]
    if form:
        headers.append((b"content-encoding", form.encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})


def tag_of(body: bytes) -> str:
    """Give what stands for these very bytes."""
    return hashlib.sha256(body).hexdigest()[:16]


def _read(path: Path, folder: Path) -> Page:
    plain = path.read_bytes()
    forms = {
        encoding: compressed.read_bytes()
        for encoding, suffix in _ENCODINGS
        if (compressed := path.with_name(path.name + suffix)).is_file()
    }
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    lasting = f"/{path.relative_to(folder).as_posix()}".startswith(_HASHED)
    return Page({**forms, "": plain}, kind, tag_of(plain), lasting)
