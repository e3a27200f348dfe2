"""Running the server: sockets first, to say in a sentence what is wrong with them; then pages, then tables."""

from __future__ import annotations

import asyncio
import errno
import gc
import ipaddress
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import import_module
from types import FrameType
from typing import TYPE_CHECKING, Final, cast

import uvicorn

from digsite.errors import DigsiteError
from digsite.kernels import PLAYABLE, are_ready, cache_folder, is_plain, play_plain
from digsite.web.bans import Bans
from digsite.web.changeover import IS_POSSIBLE, RENEW, Changeover, await_turn, end_with_parent
from digsite.web.counted_line import counted_lines
from digsite.web.door import Door
from digsite.web.entrance import Entrance, Inner
from digsite.web.gate import Gate
from digsite.web.limits import CUT_BYTES, Limits
from digsite.web.meeting import Meeting
from digsite.web.names import Names, own_names, public_url
from digsite.web.pages import Pages
from digsite.web.place import inherited_place
from digsite.web.proxies import Proxies
from digsite.web.refusals import listen
from digsite.web.timed_requests import timed_requests

if TYPE_CHECKING:
    from digsite.web.metrics import Metrics

#: Tried first. Browsers keep seats by address and port, so with the same port people keep their seats.
USUAL_PORT: Final = 8712
_EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
#: For tests: start as plain Python although everything is compiled.
START_PLAIN: Final = "DIGSITE_START_PLAIN"
_GRACE: Final = 5
#: Seconds in which requests that were let in before a successor or another worker takes over are read and answered.
_LAST_ANSWERS: Final = 0.25
_MOST_LINES: Final = 65_536
#: Connections that may queue in the system: we take all of them in one go, and everybody else waits.
_BACKLOG: Final = 256
#: Files the server needs for itself: database, log, pipes, connections that are being turned away.
_OWN_FILES: Final = 200
#: Two threads that import the game at once, each from another end, may wait for each other for ever.
_importing: Final = threading.Lock()
#: How many new objects there are before garbage is looked for among them, and how often among older ones.
_GARBAGE: Final = (20_000, 20, 50)
#: Seconds after which the game is loaded, on quick machines and on slow ones.
_SETTLED: Final = (5.0, 60.0)


@dataclass(frozen=True)
class Settings:
    """Where to listen, where to keep tables, what to allow."""

    #: A file or an address; None: a file in the user's data folder.
    database: str | None = None
    host: str = "127.0.0.1"
    port: int = USUAL_PORT
    #: Take any free port if that one is in use.
    any_port: bool = False
    limits: Limits = field(default_factory=Limits)
    #: Where others open the page, if that is not plain: behind a proxy, or under a name.
    public: tuple[str, ...] = ()
    #: Proxies that may say for whom they ask.
    proxies: tuple[str, ...] = ()
    #: Bots and edition files of one's own, offered at every table.
    bots: tuple[str, ...] = ()
    editions: tuple[str, ...] = ()
    #: Where servers on the same database tell each other what they did: a Redis address.
    fan_out: str | None = None
    #: Where figures are told (Prometheus): a port of this machine, or an address with one.
    metrics: str | None = None
    #: So many processes serve.
    workers: int = 1


def bind(settings: Settings) -> socket.socket:
    """Take the port, or say in a sentence why not."""
    try:
        return _bound(settings.host, settings.port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE and settings.any_port:
            return _bound(settings.host, 0)
        raise DigsiteError("cannot-listen", _why_not(settings, error)) from error


def _bound(host: str, port: int) -> socket.socket:
    kind, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    listener = socket.socket(kind, socket.SOCK_STREAM)
    try:
        if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(_BACKLOG)
    except OSError:
        listener.close()
        raise
    return listener


def _why_not(settings: Settings, error: OSError) -> str:
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return f"This machine has no address {settings.host[:80]!r} to listen at."
    if error.errno == errno.EADDRINUSE:
        return f"Port {settings.port} is in use already; choose another one with --port."
    if error.errno in (errno.EACCES, errno.EPERM):
        return f"Port {settings.port} may not be used by you; choose one from 1024 with --port."
    return f"Port {settings.port} cannot be listened at: {error.strerror or error}."


def here(listener: socket.socket) -> str:
    """Give the address to open on this machine."""
    host, port = listener.getsockname()[:2]
    if is_only_here(listener) or host in _EVERYWHERE:
        return f"http://localhost:{port}/"
    return f"http://{_in_an_address(host)}:{port}/"


def others(listener: socket.socket) -> list[str]:
    """List the addresses that other machines can open, as far as they are known."""
    host, port = listener.getsockname()[:2]
    if is_only_here(listener):
        return []
    hosts = _own_addresses() if host in _EVERYWHERE else [host]
    return [f"http://{_in_an_address(host)}:{port}/" for host in hosts]


def is_only_here(listener: socket.socket) -> bool:
    """Say whether this machine alone can open what is served."""
    host = listener.getsockname()[0]
    return ipaddress.ip_address(host.partition("%")[0]).is_loopback


def _in_an_address(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _own_addresses() -> list[str]:
    """Find this machine's addresses in its networks, the one it would reach others from first. Nothing is sent."""
    found: dict[str, None] = {}
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        found[str(probe.getsockname()[0])] = None
    # A network without a way out of it has no such address; what the machine calls itself may lead there.
    with suppress(OSError):
        for *_, address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM):
            found[str(address[0])] = None
    return [host for host in found if not ipaddress.ip_address(host).is_loopback]


def allow_many_lines() -> int | None:
    """Raise the limit of open files as far as the system allows; many start with 1,024. None: there is no limit."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_LINES if hard == resource.RLIM_INFINITY else min(_MOST_LINES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return None if soft == resource.RLIM_INFINITY else soft


def _as_files_allow(limits: Limits, files: int | None) -> Limits:
    """Leave some files for the database: a server without any cannot even say so."""
    wanted = limits.connections_in_all
    if files is None or (wanted is not None and wanted <= files - _OWN_FILES):
        return limits
    return replace(limits, connections_in_all=max(1, files - _OWN_FILES))


def _spare_the_collector() -> None:
    """Look for cyclic garbage rarely, and never among what a start has brought: that took a seventh of every move."""
    gc.set_threshold(*_GARBAGE)
    for seconds in _SETTLED:
        asyncio.get_running_loop().call_later(seconds, gc.freeze)


class _Server(uvicorn.Server):
    """Stops for Ctrl-C and SIGTERM without raising them again: for a server, that is a normal end.

    On SIGUSR2, and when the game has been compiled meanwhile, a successor takes over.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None],
        changeover: Changeover | None,
        meeting: Meeting | None,
        *,
        begins_plain: bool,
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._meeting = meeting
        self._changeover = changeover
        self._begins_plain = begins_plain

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self._meeting is not None:
            await self._meeting.open(self._connection)
        self._ready()
        _spare_the_collector()
        changeover = self._changeover
        if changeover is not None:
            with suppress(ValueError):  # no signals but in the main thread
                signal.signal(RENEW, lambda *_: changeover.begin())
            if self._begins_plain and cache_folder() is not None:
                changeover.begin(compile_for_play)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop; if others serve on, still answer the requests that are in."""
        if self._meeting is not None:
            await self._meeting.leave()
        is_succeeded = self._changeover is not None and self._changeover.successor is not None
        if is_succeeded or self._meeting is not None:
            for server in self.servers:
                server.close()
            await asyncio.sleep(_LAST_ANSWERS)
        await super().shutdown(sockets)
        if self._meeting is not None:
            self._meeting.close()

    def _connection(self) -> asyncio.Protocol:
        """Make what serves a connection that another worker has accepted."""
        make = cast("Callable[..., asyncio.Protocol]", self.config.http_protocol_class)
        return make(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002
        """Stop; asked twice, stop at once."""
        if self._changeover is not None:
            self._changeover.call_off()
        self.force_exit = self.should_exit
        self.should_exit = True


def _settle_kernel() -> bool:
    """Play as plain Python where nothing is compiled yet, so that the first game starts at once; say if so."""
    settled = is_plain() or "digsite.rules" in sys.modules
    if settled or (are_ready(PLAYABLE) and not os.environ.get(START_PLAIN)):
        return False
    play_plain()
    return True


def serve(settings: Settings, listener: socket.socket, ready: Callable[[], None], *, succeeding: bool = False) -> None:
    """Serve until told to stop; ``ready`` is called when the page can be opened.

    A server that is ``succeeding`` another one gets ready first and then waits for its turn. One of several workers
    does the same, and leaves changing over to whoever looks after them.
    """
    limits = _as_files_allow(settings.limits, allow_many_lines())
    is_worker = settings.workers > 1
    place = inherited_place(settings.workers) if is_worker else None
    meeting = None if place is None else Meeting(place)
    begins_plain = (is_worker or not succeeding) and _settle_kernel()
    public = tuple(public_url(text) for text in settings.public)
    proxies = Proxies(settings.proxies)
    door = Door(limits, proxies)
    bans = Bans()
    failures: list[Exception] = []
    counting, tell_figures = _figures(settings, succeeding=succeeding)
    only_here, for_others = is_only_here(listener), tuple(others(listener))  # while it is open: it may be closed soon

    @cache
    def build() -> Inner:
        with _importing:
            from digsite.tables.between.finding import neighbours_at
            from digsite.tables.log.database import default_database
            from digsite.tables.room.own_choices import offer
            from digsite.tables.wire.messages import Reach
            from digsite.web.app import create_app

        offer(settings.bots, settings.editions)
        database = settings.database or default_database()
        reach = Reach(only_here and not public, public or for_others, bool(public))
        neighbours = neighbours_at(database, settings.fan_out, None if place is None else place.spoke)
        return cast("Inner", create_app(database, limits, reach, public, neighbours, counting, bans, place))

    def fail(error: Exception) -> None:
        failures.append(error)
        server.should_exit = True

    def stop() -> None:
        server.should_exit = True

    config = uvicorn.Config(
        Gate(
            Entrance(Pages(public=public), build, fail),
            proxies,
            Names([*own_names(), settings.host], public),
            limits.requests,
            bans,
        ),
        lifespan="on",
        http=timed_requests(door, meeting),
        timeout_keep_alive=limits.times.keep_alive,
        backlog=_BACKLOG,
        proxy_headers=False,  # the gate does that, for those we trust
        ws=counted_lines(door),
        ws_max_size=CUT_BYTES,
        ws_ping_interval=limits.times.ping,
        ws_ping_timeout=limits.times.pong,
        ws_per_message_deflate=settings.host not in LOOPBACK,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=_GRACE,
    )
    changeover = Changeover(listener, stop) if IS_POSSIBLE and not is_worker else None
    server = _Server(config, ready, changeover, meeting, begins_plain=begins_plain)
    if succeeding:
        _get_ready(build, () if begins_plain else PLAYABLE)
        await_turn()
        end_with_parent(stop)
    tell_figures()
    server.run([listener])
    if failures:
        raise failures[0]
    if changeover is not None and changeover.successor is not None:
        changeover.successor.go()
        changeover.successor.stay_with()


def _figures(settings: Settings, *, succeeding: bool) -> tuple[Metrics | None, Callable[[], None]]:
    """Make what counts, if figures are wanted, and what tells them; of several workers none tells its own."""
    if settings.metrics is None:
        return None, lambda: None
    from digsite.web.metrics import Metrics, place_of, tell

    place = place_of(settings.metrics)
    counting = Metrics()
    listen(counting.refused)
    if settings.workers > 1:
        return counting, lambda: None
    return counting, lambda: tell(place, counting.registry, patiently=succeeding)


def _get_ready(build: Callable[[], Inner], parts: tuple[str, ...]) -> None:
    """Import, load and build everything before serving, so that no player waits for it."""
    import_module("alembic.command")
    build()
    if parts:
        from digsite.arena.compiling import PARTS

        for part in parts:
            PARTS[part]()


def compile_for_play() -> bool:
    """Compile what is played with, in a process of its own; say whether that went well. The search may come later."""
    with _importing:
        from digsite.arena.compiling import compiling_process

    return compiling_process(PLAYABLE).wait() == 0 and are_ready(PLAYABLE)
