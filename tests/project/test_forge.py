"""What the forge reads agrees with the project."""

from __future__ import annotations

import re
import tomllib

import pytest

from project.checkout import ROOT, files

WORKFLOWS = sorted(name for name in files() if name.startswith(".github/workflows/"))


@pytest.mark.parametrize("name", WORKFLOWS)
def test_actions_are_pinned_to_a_commit_and_may_only_read(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    uses = re.findall(r"uses: (.*)", text)
    assert uses
    assert all(re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", use) for use in uses), uses
    assert "\npermissions:\n  contents: read\n\n" in text
    assert text.count("persist-credentials: false") == text.count("uses: actions/checkout@")


def test_every_python_that_is_promised_is_tested() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    promised = [line.rpartition(" ")[2] for line in project["classifiers"] if re.search(r"Python :: 3\.\d+$", line)]
    tested = re.findall(r"python: \[(.*)\]", (ROOT / ".github/workflows/test.yml").read_text(encoding="utf-8"))
    assert tested[0] == ", ".join(f'"{version}"' for version in promised)


def test_what_the_workflows_name_is_there() -> None:
    for name in WORKFLOWS:
        text = (ROOT / name).read_text(encoding="utf-8")
        for path in re.findall(r"\b(?:tests|tools|docs)/[\w./-]+|\brequirements[\w-]*\.txt", text):
            assert (ROOT / path).exists(), f"{name}: {path}"
