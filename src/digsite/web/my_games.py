"""What a browser asks about its tables when it is at none of them: whose turn it is there, how a game came out."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from digsite.errors import DigsiteError
from digsite.tables.wire.my_games import GameResult, Turns
from digsite.web.asking import Asked, TableId, address, problems
from digsite.web.services import Services

#: So many tables at once.
MOST_TABLES: Final = 20
#: What is true now is not kept anywhere on the way.
_NOW: Final = {"cache-control": "no-store"}

TableIds = Annotated[
    str,
    QueryParameter(
        description=f"Ids of tables, up to {MOST_TABLES}, with commas between them.",
        min_length=1,
        pattern=f"^[A-Za-z0-9_-]{{1,64}}(,[A-Za-z0-9_-]{{1,64}}){{0,{MOST_TABLES - 1}}}$",
    ),
]


@get("/turns", summary="Whose turn it is at some tables", responses=problems(400, 429))
async def turns(request: Asked, services: NamedDependency[Services], tables: TableIds) -> Response[Turns]:
    """What everybody at these tables sees: who is to decide, since when, and how long they have."""
    wanted = list(dict.fromkeys(tables.split(",")))
    if not services.turns.pay(address(request), len(wanted)):
        raise DigsiteError("too-many-turns")
    return Response(await services.host.turns(wanted), headers=_NOW)


@get("/tables/{table:str}/result", summary="How a game came out", responses=problems(400, 404, 409, 429))
async def result(request: Asked, services: NamedDependency[Services], table: TableId) -> Response[GameResult]:
    """Money, places, best sets, and when it ended; once the game is over."""
    if not services.turns.pay(address(request)):
        raise DigsiteError("too-many-turns")
    return Response(await services.host.result(table), headers=_NOW)
