"""Proxies in front of a server: nginx where it is installed, and a small one of our own that is always there."""

from __future__ import annotations

import asyncio
import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

_NGINX = """
daemon off; pid {folder}/nginx.pid; error_log {folder}/nginx.log; worker_processes 1; {user}
events {{ worker_connections 256; }}
http {{
  access_log off;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/f;
  uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
  map $http_upgrade $connection_upgrade {{ default upgrade; '' close; }}
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass http://127.0.0.1:{behind};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto https;
    }}
  }}
}}
"""


@contextmanager
def nginx(folder: Path, behind: int) -> Iterator[int]:
    """Run nginx in front of a port, as docs/serving.md says; gives its port."""
    import os

    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(_NGINX.format(folder=folder, port=port, behind=behind, user=user))
    program = shutil.which("nginx")
    assert program is not None
    command = [program, "-c", str(folder / "nginx.conf"), "-p", str(folder), "-e", str(folder / "nginx.log")]
    with subprocess.Popen(command) as process:
        try:
            _wait_for(port)
            yield port
        finally:
            process.terminate()
            process.wait(30)


@contextmanager
def forwarding(_folder: Path, behind: int) -> Iterator[int]:
    """Run a small proxy in front of a port, which changes the host and appends who asked; gives its port."""
    proxy = _Forwarding(behind)
    thread = threading.Thread(target=proxy.run, daemon=True)
    thread.start()
    proxy.ready.wait(30)
    try:
        yield proxy.port
    finally:
        proxy.loop.call_soon_threadsafe(proxy.stop.set)
        thread.join(30)


class _Forwarding:
    """Passes on one request and whatever follows on its connection."""

    def __init__(self, behind: int) -> None:
        self._behind = behind
        self.ready = threading.Event()
        self.port = 0

    def run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.stop = asyncio.Event()
        server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        self.ready.set()
        await self.stop.wait()
        server.close()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError), closing(writer):
            head = await reader.readuntil(b"\r\n\r\n")
            there, to_there = await asyncio.open_connection("127.0.0.1", self._behind)
            with closing(to_there):  # also when the proxy stops in mid-connection
                to_there.write(self._told(head, writer.get_extra_info("peername")[0]))
                await asyncio.gather(_pump(reader, to_there), _pump(there, writer))

    def _told(self, head: bytes, client: str) -> bytes:
        lines = head.removesuffix(b"\r\n\r\n").split(b"\r\n")
        kept, host, before = [], b"", []
        for line in lines:
            name, _, value = line.partition(b":")
            if name.lower() == b"host":
                host = value.strip()
            elif name.lower() == b"x-forwarded-for":
                before.append(value.strip())
            else:
                kept.append(line)
        kept += [f"Host: 127.0.0.1:{self._behind}".encode(), b"X-Forwarded-Host: " + host, b"X-Forwarded-Proto: https"]
        kept.append(b"X-Forwarded-For: " + b", ".join([*before, client.encode()]))
        return b"\r\n".join(kept) + b"\r\n\r\n"


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while piece := await reader.read(1 << 16):
            writer.write(piece)
            await writer.drain()
    writer.close()


def _wait_for(port: int) -> None:
    for _ in range(300):
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        time.sleep(0.1)
    raise RuntimeError("The proxy did not start.")
