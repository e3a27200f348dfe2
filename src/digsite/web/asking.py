"""What every request over HTTP shares: who asks, for which table, and which problems it may be answered with."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from digsite.errors import DigsiteError
from digsite.tables.wire.messages import Problem
from digsite.web.origins import is_foreign

Asked = Request[Any, Any, Any]
TableId = Annotated[
    str,
    PathParameter(description="A table's id, as it was told when the table was opened.", min_length=1, max_length=64),
]
#: The problems of whatever is posted.
POSTED: Final = (400, 403, 404, 409, 413, 429)


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """Describe the problems a request may be answered with."""
    told = {
        400: "What was sent cannot be read.",
        403: "A page of somebody else asked.",
        404: "There is no such table or seat.",
        409: "The table does not allow it now.",
        413: "What was sent is too long.",
        429: "Too much, too fast.",
    }
    return {status: ResponseSpec(Problem, generate_examples=False, description=told[status]) for status in statuses}


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Say where a request comes from."""
    return connection.client.host if connection.client else ""


async def own_pages_only(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Refuse requests that a browser sends for a page of another site."""
    if is_foreign(connection.scope, connection.app.state.public):
        raise DigsiteError("foreign-page")
