"""From starting the program to the first cards on the table: where nothing was ever compiled, and where all is there.

Everything that one click in the page does is done here without a browser: the page is fetched, a table with two bots is
opened, its seat is taken, and the cards are told over the socket. What a browser adds is left out.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from statistics import median
from typing import Any, Final

from digsite.web.bench.light_socket import connect
from digsite.web.bench.quick_player import saying, seen
from digsite.web.bench.sitting import HOST, post
from digsite.web.process import ServerProcess

#: What is waited for, in this order.
STEPS: Final = ("page", "table", "seat", "cards")
#: How often each start is measured; the one in the middle counts.
TIMES: Final = 3
_SEATS: Final = ({"kind": "open"}, {"kind": "bot", "level": "digger"}, {"kind": "bot", "level": "digger"})
_PATIENCE: Final = 120.0


def run(progress: Callable[[str], None]) -> dict[str, Any]:
    """Measure both starts; give for each the seconds from the start of the process until each step is done."""
    result: dict[str, Any] = {}
    for kind in ("cold", "warm"):
        found = []
        for turn in range(TIMES):
            progress(f"a {kind} start, {turn + 1} of {TIMES}")
            with tempfile.TemporaryDirectory(prefix="digsite-start-") as folder:
                found.append(_first_card(Path(folder), nothing_there(Path(folder)) if kind == "cold" else {}))
        result |= {f"{kind}_{step}_s": round(median(took[step] for took in found), 3) for step in STEPS}
        result[f"{kind}_cards_s_all"] = [round(took["cards"], 3) for took in found]
    return result


def nothing_there(folder: Path) -> dict[str, str]:
    """Give the environment of somebody who never played here."""
    home = folder / "home"
    home.mkdir()
    folders = {"XDG_CACHE_HOME": ".cache", "XDG_DATA_HOME": ".local/share", "XDG_CONFIG_HOME": ".config"}
    return {"HOME": str(home), "DIGSITE_CACHE_DIR": "", **{name: str(home / there) for name, there in folders.items()}}


def _first_card(folder: Path, environment: Mapping[str, str]) -> dict[str, float]:
    server = ServerProcess(folder / "tables.sqlite", environment=environment)
    began = time.perf_counter()
    with server:
        done = asyncio.run(asyncio.wait_for(_clicked(server.port), _PATIENCE))
    return {step: when - began for step, when in zip(STEPS, done, strict=True)}


async def _clicked(port: int) -> list[float]:
    """Do what one click does; give when each step was done."""
    reader, writer = await asyncio.open_connection(HOST, port)
    writer.write(f"GET / HTTP/1.1\r\nHost: localhost:{port}\r\nConnection: close\r\n\r\n".encode())
    if b" 200 " not in (await reader.read())[:20]:
        raise RuntimeError("The server did not give its page.")
    writer.close()
    done = [time.perf_counter()]
    table = (await post(port, "/api/tables", {"seats": _SEATS}))["table"]
    done.append(time.perf_counter())
    taking = {"name": "Explorer", "entropy": random.randbytes(32).hex()}
    secret = (await post(port, f"/api/tables/{table}/seats/0", taking))["secret"]
    done.append(time.perf_counter())
    dealt: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def heard(message: bytes) -> None:
        if seen(message).tell == "state" and not dealt.done():
            dealt.set_result(None)

    line = await connect(HOST, port, f"/api/tables/{table}/live", heard)
    line.send(saying(0, "hello", secret=secret))
    line.send(saying(1, "start"))
    await dealt
    line.close()
    return [*done, time.perf_counter()]
