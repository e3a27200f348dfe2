"""A program at a served table: it opens the table, sits down against one of the server's bots, and plays a whole game.

    digsite serve --host 127.0.0.1 --no-open
    python examples/at_the_table.py http://localhost:8712 --bot expert --against novice

``--against`` is a level, or a bot that was given to ``digsite serve --bots``; ``--edition`` an edition, or an edition
file that was given to ``digsite serve --edition``.
"""

from __future__ import annotations

import argparse
import json
import secrets
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
from websockets.sync.client import connect

from digsite import View, find_bot, load_edition


def post(address: str, body: dict[str, Any]) -> dict[str, Any]:
    """Ask the server for something, and give its answer."""
    headers = {"Content-Type": "application/json"}
    request = Request(address, json.dumps(body).encode(), headers)  # noqa: S310  # a server of our own choice
    try:
        with urlopen(request) as answer:  # noqa: S310
            return dict(json.load(answer))
    except HTTPError as error:  # it says why in a sentence
        raise SystemExit(json.load(error)["sentence"]) from None


def play(server: str, bot: str = "expert", against: str = "novice", edition: str = "new-expedition") -> dict[str, Any]:
    """Play a game of two; return how it ended, as the server tells it."""
    figures, chooser = load_edition(edition), find_bot(bot, seed=1)
    seats = [{"kind": "open"}, {"kind": "bot", "level": against}]
    table = post(f"{server}/api/tables", {"seats": seats, "edition": figures.id, "pace": "instant"})["table"]
    mine = {"name": "A program", "entropy": secrets.token_hex(32)}  # random bytes of one's own for the deal
    secret = post(f"{server}/api/tables/{table}/seats/0", mine)["secret"]
    monument = ""
    with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live", proxy=None) as line:
        line.send(json.dumps({"say": "hello", "id": 1, "secret": secret}))
        line.send(json.dumps({"say": "start", "id": 2}))
        for text in line:
            told = json.loads(text)
            if told["tell"] == "refused":
                raise SystemExit(told["sentence"])
            if told["tell"] == "table":
                monument = told["monument"]  # "random" until the deal
            if told["tell"] == "state" and told["ending"]:
                return {"money": [seat["money"] for seat in told["view"]["seats"]], **told["ending"]}
            if told["tell"] == "state" and told["ask"]:  # it is for us to decide
                view = View.from_json(json.dumps(told["view"]))
                legal = view.imagine(0, figures.setup(2, monument)).legal_moves  # they follow from what we know
                move = msgspec.to_builtins(chooser.choose(view, legal, 1.0))
                line.send(json.dumps({"say": "play", "id": 3, "number": told["number"], "move": move}))
    raise SystemExit("The server hung up.")


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("server", help="where it is, such as http://localhost:8712")
    options.add_argument("--bot", default="expert", help="who plays for us")
    options.add_argument("--against", default="novice", help="whom the server plays with")
    options.add_argument("--edition", default="new-expedition", help="an edition, or a file of one's own")
    wanted = options.parse_args()
    print(play(wanted.server.rstrip("/"), wanted.bot, wanted.against, wanted.edition))
