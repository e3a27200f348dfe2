"""The OpenAPI description of the interface, as a file; a page to browse it would load scripts from elsewhere."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from digsite import __version__
from digsite.tables.wire.messages import (
    KernelNow,
    NewTable,
    Options,
    Problem,
    Reach,
    SeatTaken,
    TableMade,
    TableNow,
    TakeSeat,
)
from digsite.tables.wire.replays import LookBack, Replay

_MESSAGES: Final = (
    KernelNow,
    LookBack,
    NewTable,
    Options,
    Problem,
    Reach,
    Replay,
    SeatTaken,
    TableMade,
    TableNow,
    TakeSeat,
)


class _Exactly(JsonRenderPlugin):
    """Describes messages as msgspec does, which reads and writes them and knows more than the framework guesses."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        _, ours = msgspec.json.schema_components(_MESSAGES, ref_template="#/components/schemas/{name}")
        parts = openapi_schema["components"]
        schemas = {**parts["schemas"], **ours}
        return super().render(request, {**openapi_schema, "components": {**parts, "schemas": schemas}})


DESCRIPTION: Final = OpenAPIConfig(
    title="digsite",
    version=__version__,
    summary="Tables for the card game Archaeology.",
    description="Open a table, take seats, then talk over its live line: a WebSocket at /api/tables/{table}/live.",
    path="/schema",
    render_plugins=[_Exactly(path=["/", "/openapi.json"])],
    use_handler_docstrings=True,
)
