"""Looking back over HTTP: the replay of a finished game, of a record somebody brings, of one's own game so far."""

from __future__ import annotations

import gzip
from typing import Annotated, Final, cast

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import Body, QueryParameter

from digsite.errors import DigsiteError
from digsite.tables.host.replays import Packed
from digsite.tables.wire.replays import LookBack, Replay
from digsite.web.asking import POSTED, Asked, TableId, address, own_pages_only, problems
from digsite.web.services import Services

#: A record of a whole game has some 20,000 bytes; a file may hold a few of them.
MOST_RECORD_BYTES: Final = 262_144

Eyes = Annotated[
    str,
    QueryParameter(
        description="Whose eyes: all (every card face up), public (a spectator's), or a seat from 0.",
        pattern="^(all|public|[0-4])$",
    ),
]
Number = Annotated[int, QueryParameter(description="Which of a file's records, from 1.", ge=1, le=10_000)]


@get(
    "/tables/{table:str}/replay",
    summary="A finished game, frame by frame",
    responses=problems(400, 404, 409, 429),
)
async def replay_table(
    request: Asked, services: NamedDependency[Services], table: TableId, eyes: Eyes = "all"
) -> Response[Replay]:
    """What was on the table after every event, with all cards face up or as one seat saw it; once the game is over."""
    _slowly(services, request)
    packed = await services.host.replay(table, eyes)
    tag = f'"{packed.tag}"'
    if request.headers.get("if-none-match") == tag:
        return cast("Response[Replay]", Response(b"", status_code=304, headers={"etag": tag}))
    return _answer(request, packed, {"etag": tag, "cache-control": "no-cache"})


@post(
    "/replays",
    summary="A record of one's own, frame by frame",
    guards=[own_pages_only],
    request_max_body_size=MOST_RECORD_BYTES,
    responses=problems(*POSTED),
    status_code=200,
)
async def replay_record(
    request: Asked, services: NamedDependency[Services], eyes: Eyes = "all", record: Number = 1
) -> Response[Replay]:
    """The body is a file of game records as it is (docs/record-format.md). It is looked through, and not kept."""
    _slowly(services, request)
    text = await request.body()
    return _answer(request, await services.host.replay_record(text, eyes, record))


@post(
    "/tables/{table:str}/seen",
    summary="One's own game so far, frame by frame",
    guards=[own_pages_only],
    responses=problems(*POSTED),
    status_code=200,
)
async def look_back(
    request: Asked, services: NamedDependency[Services], table: TableId, data: Annotated[LookBack, Body()]
) -> Response[Replay]:
    """All that this seat's eyes have seen since the deal, and nothing else; without a secret, what everybody saw."""
    _slowly(services, request)
    return _answer(request, await services.host.look_back(table, data.secret))


def _slowly(services: Services, request: Asked) -> None:
    if not services.replays.pay(address(request)):
        raise DigsiteError("too-many-replays")


def _answer(request: Asked, packed: Packed, headers: dict[str, str] | None = None) -> Response[Replay]:
    """Send what is JSON already, packed where the asker takes that."""
    accepts = "gzip" in request.headers.get("accept-encoding", "")
    body = packed.body if accepts else gzip.decompress(packed.body)
    told = {"cache-control": "no-store", "vary": "accept-encoding", **(headers or {})}
    if accepts:
        told["content-encoding"] = "gzip"
    return Response(cast("Replay", body), media_type=MediaType.JSON, headers=told)
