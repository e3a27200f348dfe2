"""What strangers and messengers are told over HTTP, and what is called across a table over live lines."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import httpx
import pytest

from digsite.tables.host.open_tables import MOST_TOLD
from digsite.web.limits import Limits
from digsite.web.pages import STATIC
from digsite.web.process import ServerProcess
from servers import ENTROPY, Player, deal, open_table, play_to_the_end

PROPERTY = re.compile(r'property="og:([a-z:]+)"\s+content="([^"]*)"')


def waiting(server: ServerProcess, name: str = "Ann", **wishes: Any) -> tuple[str, Player]:
    """Open a table for two; somebody takes the first seat and waits there."""
    table = server.post("/api/tables", {"seats": [{"kind": "open"}] * 2, **wishes})["table"]
    taken = server.post(f"/api/tables/{table}/seats/0", {"name": name, "entropy": ENTROPY})
    return table, Player(server, table, taken["secret"])


def listed(http: httpx.Client) -> dict[str, Any]:
    return {table["id"]: table for table in http.get("/api/tables").json()["tables"]}


def preview(http: httpx.Client, path: str, **headers: str) -> dict[str, str]:
    found = http.get(path, headers={"accept": "text/html", **headers})
    assert found.status_code == 200
    return {name: unescape(text) for name, text in PROPERTY.findall(found.text)}


def test_a_listed_table_is_found_until_its_seats_are_taken(server: ServerProcess, http: httpx.Client) -> None:
    table, ann = waiting(server, listed=True, language="de", clock={"kind": "move", "amount": 30}, variants=[])
    other, cleo = waiting(server, "Cleo")
    found = listed(http)
    assert other not in found
    assert (found[table]["people"], found[table]["free"], found[table]["language"]) == (["Ann"], 1, "de")
    assert found[table]["clock"] == {"kind": "move", "amount": 30, "then": "once"}
    server.post(f"/api/tables/{table}/seats/1", {"name": "Ben", "entropy": ENTROPY})
    assert table not in listed(http)
    for player in (ann, cleo):
        player.close()


def test_a_list_that_did_not_change_is_not_sent_again(server: ServerProcess, http: httpx.Client) -> None:
    first = http.get("/api/tables")
    assert len(first.json()["tables"]) <= MOST_TOLD
    again = http.get("/api/tables", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    table, ann = waiting(server, listed=True)
    assert http.get("/api/tables", headers={"if-none-match": first.headers["etag"]}).status_code == 200
    assert ann.say("list", listed=False)["tell"] == "done"
    assert table not in listed(http)
    ann.close()


def test_the_list_says_nothing_of_games_that_are_played(server: ServerProcess, http: httpx.Client) -> None:
    before = http.get("/api/tables").content
    _, players = deal(server, listed=True)
    assert http.get("/api/tables").content == before
    play_to_the_end(players, stop_at=6)
    assert http.get("/api/tables").content == before
    for player in players:
        player.close()


def test_an_emote_reaches_everybody_at_the_table_and_nobody_elsewhere(server: ServerProcess) -> None:
    table, secrets = open_table(server)
    ann, ben, watcher = (Player(server, table, secret) for secret in (*secrets, None))
    _, elsewhere = waiting(server)
    assert ben.say("emote", what="nice")["tell"] == "done"
    for player in (ann, watcher):
        heard = player.hear()
        while heard["tell"] != "emote":
            heard = player.hear()
        assert heard == {"tell": "emote", "seat": 1, "what": "nice"}
    late = Player(server, table)  # whoever comes now has missed it
    for player in (late, elsewhere):
        assert player.say("weigh", give=[], take=[])["tell"] == "refused"
    assert watcher.say("emote", what="nice")["code"] == "spectators-watch"
    assert ann.say("emote", what="rude")["code"] == "unreadable"
    for player in (ann, ben, watcher, late, elsewhere):
        player.close()


def test_calling_and_listing_too_often_is_refused_and_the_game_goes_on(limited: ServerProcess) -> None:
    limits = Limits()
    assert limits.emotes is not None
    assert limits.listings is not None
    table, secrets = open_table(limited)
    ann, ben = (Player(limited, table, secret) for secret in secrets)
    told = [ann.say("emote", what="hello") for _ in range(int(limits.emotes.at_once) + 3)]
    assert [one["tell"] for one in told[:4]] == ["done"] * 4
    assert {one["code"] for one in told if one["tell"] == "refused"} == {"too-many-emotes"}
    assert ben.say("emote", what="hello")["tell"] == "done"  # it is the seat that called too much
    refused = ""
    for _ in range(int(limits.listings.at_once) + 1):
        answer = ben.say("list", listed=True)
        refused = answer.get("code", "")
        if refused:
            break
        assert ben.say("list", listed=False)["tell"] == "done"
    assert refused == "too-many-listed"
    with httpx.Client(base_url=limited.address, trust_env=False) as http:
        opened = http.post("/api/tables", json={"seats": [{"kind": "open"}] * 2, "listed": True})
        assert (opened.status_code, opened.json()["code"]) == (429, "too-many-listed")
    assert ben.say("start")["tell"] == "done"
    play_to_the_end([ann, ben], stop_at=2)
    for player in (ann, ben):
        player.close()


def test_the_link_of_a_table_tells_who_is_there_and_how_many_seats_are_free(
    server: ServerProcess, http: httpx.Client
) -> None:
    table, ann = waiting(server, 'Ann "<b>"&', monument="tomb", language="fr")
    told = preview(http, f"/table/{table}", **{"accept-language": "en"})
    assert told["title"] == "A free seat at digsite"
    assert told["description"].startswith('At the table: Ann "<b>"&. Archaeology: The New Expedition, ')
    assert told["image"] == f"{server.address}/preview/tomb.png"
    assert "<b>" not in http.get(f"/table/{table}").text
    assert "accept-language" in http.get(f"/table/{table}").headers["vary"]
    # Who asks in no language at all is a messenger: it tells the friends of whoever opened the table.
    nobody = {"accept-language": ""}
    assert preview(http, f"/table/{table}", **nobody)["title"] == "Une place libre sur digsite"
    assert preview(http, f"/table/{table}", **{"accept-language": "de"})["title"] == "Ein freier Platz bei digsite"
    ann.close()


def test_the_link_of_a_game_gives_nothing_away(server: ServerProcess, http: httpx.Client) -> None:
    table, players = deal(server, monument="mine")
    path = f"/table/{table}"
    playing = http.get(path).content
    play_to_the_end(players, stop_at=9)
    assert http.get(path).content == playing
    assert "A game at digsite" in playing.decode()
    play_to_the_end(players)
    over = preview(http, path)
    assert over["title"] == "A finished game at digsite"
    back = preview(http, f"{path}/replay")
    assert "does not give away who won" in back["description"]
    assert "won" not in over["description"].replace("who won", "")
    assert preview(http, f"/embed/{table}") == back
    for player in players:
        player.close()


def test_every_picture_is_there_and_as_large_as_it_says(http: httpx.Client) -> None:
    home = preview(http, "/")
    for monument in ("digsite", "pyramid", "great_pyramid", "temple", "tomb", "mine", "sphinx", "buried_ruins"):
        picture = http.get(f"/preview/{monument}.png")
        assert picture.headers["content-type"] == "image/png"
        assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
        size = [int.from_bytes(picture.content[at : at + 4], "big") for at in (16, 20)]
        assert [str(side) for side in size] == [home["image:width"], home["image:height"]] == ["1200", "630"]
    assert home["image"].endswith("/preview/digsite.png")
    assert home["image"].startswith("http://")
    assert (STATIC / "preview" / "digsite.png").is_file()


@pytest.mark.parametrize("path", ["/table/nowhere", "/table/23456789abcdefgh", "/table/%3Cb%3E/replay"])
def test_where_there_is_no_table_the_page_is_as_ever(http: httpx.Client, path: str) -> None:
    assert preview(http, path) == preview(http, "/")
