"""The source archive is whole: the page and the package are built from it, and ``make test`` finds what it needs."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from email.parser import HeaderParser
from pathlib import Path

import pytest

import digsite
from project.checkout import ROOT, files

pytestmark = pytest.mark.slow


def build(folder: Path, target: str, into: Path) -> Path:
    """Build with what the lock installed, as ``pip install --no-build-isolation`` does."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(into)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = into.iterdir()
    return built


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sdist, unpacked where nothing else is."""
    folder = tmp_path_factory.mktemp("sdist")
    with tarfile.open(build(ROOT, "sdist", folder / "built")) as archive:
        archive.extractall(folder, filter="data")
    return folder / f"digsite-{digsite.__version__}"


def test_the_sdist_is_the_checkout(unpacked: Path) -> None:
    packed = {path.relative_to(unpacked).as_posix() for path in unpacked.rglob("*") if path.is_file()}
    assert packed - {"PKG-INFO"} == files()
    named = {
        "ARCHITECTURE.md",
        "CHANGELOG.md",
        "CITATION.cff",
        "CODE_OF_CONDUCT.md",
        "CONTRIBUTING.md",
        "LICENSE",
        "README.md",
        "SECURITY.md",
        "docs/fair-dealing.md",
        "web/.npmrc",
        "web/package-lock.json",
    }
    assert named <= packed


def test_make_finds_what_it_needs_in_the_sdist(unpacked: Path) -> None:
    for target in ("play", "test"):
        done = subprocess.run(["make", "-n", target], cwd=unpacked, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert "tools/setup.sh requirements" in done.stdout


def test_the_wheel_is_built_from_the_sdist(unpacked: Path) -> None:
    # With the modules of the checkout, nothing has to be fetched: the page is built from the sdist's own sources.
    (unpacked / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    with zipfile.ZipFile(build(unpacked, "wheel", unpacked.parent / "wheel")) as wheel:
        packed = set(wheel.namelist())
        facts = HeaderParser().parsestr(
            wheel.read(f"digsite-{digsite.__version__}.dist-info/METADATA").decode(encoding="utf-8")
        )
    source = {name.removeprefix("src/") for name in files() if name.startswith("src/")}
    assert source <= packed
    page = {name for name in packed - source if not name.startswith("digsite-")}
    assert "digsite/web/static/index.html" in page
    assert all(name.startswith(("digsite/web/static/", "digsite/art/")) for name in page)
    assert {"digsite/art/coin.svg", "digsite/art/palette.json"} <= page, "notebooks draw with the page's artwork"
    assert facts["Version"] == digsite.__version__
    assert facts["Description-Content-Type"] == "text/markdown"
    assert "# digsite" in facts.get_payload()
