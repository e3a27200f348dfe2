"""What is in deploy/ can be used: files that parse, options that exist, steps that run."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
import typer
import yaml

from digsite.cli.commands.serve import serve
from digsite.tables.upkeep.checking import check_database
from digsite.web.metrics import place_of
from digsite.web.names import public_url
from digsite.web.proxies import Proxies

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def options() -> set[str]:
    """What ``digsite serve`` takes."""
    app = typer.Typer()
    app.command()(serve)
    return {name for parameter in typer.main.get_command(app).params for name in parameter.opts}


def check_command(words: list[str]) -> dict[str, str]:
    """Check that a command is one of ours, and give what its options say."""
    assert words[0] == "serve"
    pairs = re.findall(r"(--[a-z-]+)(?:[= ]([^-\s]\S*))?", " ".join(words[1:]))
    named = dict(pairs)
    assert set(named) <= options()
    if "--metrics" in named:
        place_of(named["--metrics"])
    if "--trusted-proxy" in named:
        Proxies([named["--trusted-proxy"]])
    if "--public-url" in named:
        public_url(re.sub(r"\$\{\w+[^}]*\}", "dig.example", named["--public-url"]))
    return named


def filled_in(text: str) -> str:
    """Fill in what compose takes from the environment."""
    return re.sub(r"\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}", lambda found: found[2] or "dig.example", text)


def test_the_compose_file_parses_and_its_command_is_one_of_ours() -> None:
    compose = yaml.safe_load(filled_in((DEPLOY / "compose.yaml").read_text()))
    named = check_command(compose["services"]["digsite"]["command"])
    subnet = compose["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert named["--trusted-proxy"] == subnet, "the proxy is believed, and nobody else"
    assert int(named["--workers"]) > 1
    published = [name for name, service in compose["services"].items() if "ports" in service]
    assert published == ["caddy"], "figures, database and servers are not open to strangers"
    assert set(compose["services"]["digsite"]["depends_on"]) == {"postgres", "valkey"}
    assert "digsite:8712" in (DEPLOY / "Caddyfile").read_text()


def test_the_image_runs_the_steps_of_the_script() -> None:
    dockerfile = (DEPLOY / "Dockerfile").read_text()
    script = (DEPLOY / "image.sh").read_text()
    steps = re.findall(r"image\.sh (\w+) ", dockerfile)
    assert steps == ["build", "install", "compile"]
    assert all(f"\n{step})\n" in script for step in steps)
    command = re.search(r"^CMD \[(.*)\]$", dockerfile, re.MULTILINE)
    assert command is not None
    check_command(re.findall(r'"([^"]*)"', command[1]))


@pytest.mark.skipif(os.name != "posix", reason="there is no sh")
def test_the_script_says_what_it_can_do() -> None:
    said = subprocess.run(["sh", str(DEPLOY / "image.sh")], capture_output=True, text=True, check=False)
    assert said.returncode == 2
    assert "build SOURCE WHEELS" in said.stderr


def test_the_unit_s_command_is_one_of_ours() -> None:
    unit = (DEPLOY / "digsite.service").read_text()
    start = re.search(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    assert start is not None
    program, *words = shlex.split(start[1])
    assert program == "/opt/digsite/bin/digsite"
    named = check_command(words)
    assert named["--database"].startswith("/var/lib/digsite/"), "StateDirectory"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not here")
def test_systemd_can_read_the_unit(tmp_path: Path) -> None:
    unit = (DEPLOY / "digsite.service").read_text().replace("/opt/digsite/bin/digsite", sys.executable)
    (tmp_path / "digsite.service").write_text(unit)
    said = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(tmp_path / "digsite.service")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert "digsite.service" not in said.stderr, said.stderr


def test_the_folder_for_tables_belongs_to_who_writes_into_it() -> None:
    """A volume where there is no folder yet would be root's, and the server could not store a table."""
    dockerfile = (DEPLOY / "Dockerfile").read_text()
    as_whom, volume = dockerfile.index("USER digsite"), dockerfile.index("VOLUME /var/lib/digsite/tables")
    assert "WORKDIR /var/lib/digsite\n" in dockerfile[as_whom:volume]
    assert "RUN mkdir tables " in dockerfile[as_whom:volume]


def files_in(folder: Path) -> set[Path]:
    """Everything that lies in a folder, however deep."""
    return {path for path in folder.rglob("*") if path.is_file()}


@pytest.mark.long
@pytest.mark.timeout(3600)  # a virtual environment of its own, and everything compiled anew
@pytest.mark.skipif(os.name != "posix", reason="there is no sh")
def test_the_steps_of_the_image_make_a_server_that_serves(tmp_path: Path) -> None:
    """As the Dockerfile runs them, without Docker."""
    script = DEPLOY / "image.sh"
    wheels, folder, cache = (tmp_path / name for name in ("wheels", "digsite", "compiled"))
    # Nothing of this checkout is to be found by what was installed.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment |= {"PYTHON": sys.executable, "DIGSITE_CACHE_DIR": str(cache)}
    for step in (("build", ROOT, wheels), ("install", wheels, folder), ("compile", folder, cache)):
        subprocess.run(["sh", script, *step], check=True, env=environment, cwd=tmp_path)
    database, compiled = tmp_path / "tables.sqlite", files_in(cache)
    assert compiled
    served = subprocess.Popen(
        [folder / "bin" / "digsite", "serve", "--no-open", "--port", "0", "--database", database],
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
        cwd=tmp_path,
    )
    with served:
        try:
            assert served.stdout is not None
            said = served.stdout.readline()
            assert said.startswith("The table is open at ")
            address = said.split()[-1].rstrip("/")
            with httpx.Client(base_url=address, trust_env=False, timeout=30) as client:
                while client.get("/ready").status_code == 503:
                    time.sleep(0.2)
                assert client.get("/ready").json() == {"status": "ready"}
                assert client.get("/health").json() == {"status": "ok"}
                assert "<script" in client.get("/").text, "the page is in the wheel"
                while not client.get("/api/kernel").json()["ready"]:
                    time.sleep(0.2)
                assert files_in(cache) == compiled, "nothing has to be compiled any more"
                seats = [{"kind": "open"}, {"kind": "bot", "level": "digger"}]
                assert client.post("/api/tables", json={"seats": seats}).status_code == 201
        finally:
            served.terminate()
        assert served.wait(60) == 0
    assert check_database(str(database)).tables == 1
