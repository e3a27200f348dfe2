"""Whole games, dealt as docs/fair-dealing.md says, and the same with one thing changed.

The page has a checker of its own, in another language and without the rules. It must come to the same verdict about
these as ``digsite verify``: tests of both read ``fair_games.json``, which ``python tools/fair_games.py`` writes.
"""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any, Final

from digsite.dealers import FairDealer, FairSheet, commitment, seat_commitment
from digsite.game import Game
from digsite.records import record_lines
from kinds import Kind

FILE: Final = Path(__file__).with_name("fair_games.json")

#: Every monument, and each thing that changes what is drawn.
GAMES: Final = (
    Kind("card-game", 2, "pyramid"),
    Kind("new-expedition", 2, "great_pyramid"),
    Kind("new-expedition", 3, "temple", ("beginners_luck",)),
    Kind("new-expedition", 4, "tomb", ("fierce_weather",)),
    Kind("new-expedition", 5, "mine"),
    Kind("new-expedition", 2, "sphinx", ("long_expedition",)),
    Kind("new-expedition", 3, "buried_ruins", ("fierce_weather", "beginners_luck")),
)


def fair_game(number: int, kind: Kind) -> list[str]:
    """Play a game to its end; every third seat is a bot's and adds nothing, and sometimes one seat adds in the open."""
    choice = random.Random(number)
    while True:
        secret = choice.randbytes(32)
        promise = commitment(secret)
        entropy = tuple(b"" if seat % 3 == 2 else choice.randbytes(32) for seat in range(kind.players))
        openly = 1 if number == 3 else None
        commitments = tuple(
            seat_commitment(promise, seat, added) if added and seat != openly else ""
            for seat, added in enumerate(entropy)
        )
        dealer = FairDealer(secret, entropy)
        drawn = number % 2 == 0
        game = Game(
            [f"Player {seat}" for seat in range(kind.players)],
            edition=kind.edition,
            monument="random" if drawn else kind.monument,
            variants=kind.variants,
            first=None if number != 5 else 1,
            dealer=dealer,
        )
        if game.setup.monument.id == kind.monument:
            break
    while not game.is_over:
        game.step(choice.choice(game.legal_steps))
    choices = [name for name, was in (("monument", drawn), ("first", number != 5)) if was]
    sheet = FairSheet(promise, entropy, tuple(choices), None, commitments, number % 3)  # type: ignore[arg-type]
    lines = record_lines(game, {"fair": sheet.revealed(secret).to_json()})
    return [line.decode().rstrip("\n") for line in lines]


def flipped(text: str) -> str:
    """Change one hex digit."""
    return ("1" if text[0] == "0" else "0") + text[1:]


def changed(lines: list[str]) -> list[dict[str, Any]]:
    """The same game with one thing changed: what, in which line, and what the page says to it."""
    read = [json.loads(line) for line in lines]
    found: list[dict[str, Any]] = []

    def note(what: str, line: int, now: dict[str, Any], told: str) -> None:
        text = json.dumps(now, separators=(",", ":"))
        found.append({"what": what, "line": line, "text": text, "told": told})

    def header(what: str, told: str, **fair: Any) -> None:
        now = copy.deepcopy(read[0])
        now["fair"].update(fair)
        note(what, 0, now, told)

    fair = read[0]["fair"]
    header("another seed", "fair-seed-wrong", seed=flipped(fair["seed"]))
    header("another promise", "fair-seed-wrong", commitment=flipped(fair["commitment"]))
    noted = next(seat for seat, one in enumerate(fair["commitments"]) if one)
    for key in ("commitments", "entropy"):
        other = list(fair[key])
        other[noted] = flipped(other[noted])
        header(f"other {key}", "fair-bytes-wrong", **{key: other})
    if "first" in fair["drawn"]:
        other_first = read[0] | {"first": (read[0]["first"] + 1) % len(read[0]["players"])}
        note("another first player", 0, other_first, "fair-draws-header")
    kinds = [kind for kind in read[0]["figures"] if kind != "map"]
    for line, event in enumerate(read[1:], 1):
        now = copy.deepcopy(event)
        match event["do"]:
            case "deal":
                for place in ("hands", "chambers"):
                    now = copy.deepcopy(event)
                    now[place][0][0] = next(kind for kind in kinds if kind != now[place][0][0])
                    note(f"a card of {place}", line, now, "fair-draws-deal")
            case "dig" | "steal" if not any(one["what"] == f"a card of a {event['do']}" for one in found):
                now["card"] = next(kind for kind in kinds if kind != event["card"])
                note(f"a card of a {event['do']}", line, now, "fair-draws-wrong")
            case "uncover" if not any(one["what"] == "a card of an uncover" for one in found):
                now["cards"][0] = next(kind for kind in kinds if kind != now["cards"][0])
                note("a card of an uncover", line, now, "fair-draws-wrong")
            case "explore" if "drawn" in event and not any(one["what"] == "a card of an explore" for one in found):
                now["drawn"][0] = next(kind for kind in kinds if kind != now["drawn"][0])
                note("a card of an explore", line, now, "fair-draws-wrong")
    return found


def make_games() -> list[dict[str, Any]]:
    """Make all of them, the same every time."""
    made = []
    for number, kind in enumerate(GAMES):
        lines = fair_game(number, kind)
        made.append({"name": kind.label, "record": lines, "changed": changed(lines)})
    return made


def write_games() -> int:
    """Write the file."""
    games = make_games()
    FILE.write_text(json.dumps(games, indent=0, ensure_ascii=False) + "\n", "utf-8")
    return len(games)
