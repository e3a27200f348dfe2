"""The interface over HTTP: what can be played, opening a table, sitting down, the record of a game."""

from __future__ import annotations

from typing import Annotated, Final, cast

from litestar import MediaType, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import Body, PathParameter

from digsite.tables.wire.messages import (
    KernelNow,
    NewTable,
    OpenTables,
    Options,
    Reach,
    Rulebook,
    SeatTaken,
    TableMade,
    TableNow,
    TakeSeat,
)
from digsite.web import quick_posts
from digsite.web.asking import POSTED, Asked, TableId, address, own_pages_only, problems
from digsite.web.limits import MOST_BYTES
from digsite.web.my_games import result, turns
from digsite.web.replays import look_back, replay_record, replay_table
from digsite.web.rules_to_read import rules_in
from digsite.web.services import Services

Language = Annotated[
    str, PathParameter(description="A language's code, such as de.", min_length=2, max_length=8, pattern="^[a-z-]+$")
]
Seat = Annotated[int, PathParameter(description="A seat, from 0.", ge=0, le=4)]

_JSON_LINES: Final = "application/jsonl"


@get("/options", summary="What can be chosen for a new table")
async def options(services: NamedDependency[Services]) -> Options:
    """Everything that can be chosen: editions, monuments, variants, levels, paces."""
    return services.host.options()


@get("/kernel", summary="What the game can do by now", cache=False)
async def kernel(services: NamedDependency[Services]) -> KernelNow:
    """Whether cards can be dealt, which takes a second after the start; and whether bots can search yet."""
    return services.host.kernel.now()


@get("/reach", summary="From where this server can be opened")
async def reach(services: NamedDependency[Services]) -> Reach:
    """What others have to open: a page at localhost cannot know."""
    return services.reach


@get("/rules/{language:str}", summary="The rules, to be read", responses=problems(400))
async def rules(language: Language) -> Rulebook:
    """All rules in a language (in English where there is none), rulings apart, and every figure with its source."""
    return rules_in(language)


@get("/tables", summary="Open tables that strangers may join", cache=False)
async def open_tables(services: NamedDependency[Services]) -> Response[OpenTables]:
    """Tables that were listed, have a free seat, and whose players are there. Ask with the tag of the last answer."""
    return Response(cast("OpenTables", services.host.open_tables()), media_type=MediaType.JSON)


@post("/tables", summary="Open a table", guards=[own_pages_only], responses=problems(*POSTED))
async def open_table(
    request: Asked, services: NamedDependency[Services], data: Annotated[NewTable, Body()]
) -> TableMade:
    """The table is there, with its commitment; its open seats can be taken."""
    return await quick_posts.open_table(services, address(request), data)


@get("/tables/{table:str}", summary="A table, as anybody may see it", responses=problems(400, 404))
async def table_now(services: NamedDependency[Services], table: TableId) -> Response[TableNow]:
    """Who sits there, and what is played."""
    return _encoded(await services.host.table_now(table, None))


@post(
    "/tables/{table:str}/seats/{seat:int}",
    summary="Take a seat",
    guards=[own_pages_only],
    responses=problems(*POSTED),
)
async def take_seat(
    request: Asked, services: NamedDependency[Services], table: TableId, seat: Seat, data: Annotated[TakeSeat, Body()]
) -> SeatTaken:
    """The seat is yours: keep the secret, say it on the live line."""
    return await quick_posts.take_seat(services, address(request), table, seat, data)


@get(
    "/tables/{table:str}/record",
    summary="The record of a finished game",
    media_type=_JSON_LINES,
    responses=problems(400, 404, 409),
)
async def record(services: NamedDependency[Services], table: TableId) -> Response[bytes]:
    """Every event, one JSON object a line, and the seed that proves the deal."""
    lines = await services.host.record(table)
    name = f'attachment; filename="digsite-{table}.jsonl"'
    return Response(lines, media_type=_JSON_LINES, headers={"content-disposition": name})


def _encoded(body: bytes) -> Response[TableNow]:
    """Send what is JSON already as it is."""
    return Response(cast("TableNow", body), media_type=MediaType.JSON)


api = Router(
    "/api",
    route_handlers=[
        options,
        kernel,
        reach,
        rules,
        open_tables,
        open_table,
        table_now,
        take_seat,
        record,
        replay_table,
        replay_record,
        look_back,
        turns,
        result,
    ],
    request_max_body_size=MOST_BYTES,
)
