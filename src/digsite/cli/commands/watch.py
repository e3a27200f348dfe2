"""``digsite watch``: a whole game between bots, told move by move."""

from __future__ import annotations

from typing import Annotated

import typer

from digsite.cli import options
from digsite.cli.failing import UsageError

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")


def watch(
    context: typer.Context,
    players: Annotated[
        int | None,
        typer.Option(
            metavar="P",
            help="How many play, 2 to 5; as many as you name, players or bots, or 3, if you do not say.",
            show_default=False,
            parser=options.SEATS,
        ),
    ] = None,
    names: Annotated[str, typer.Option(metavar="A,B", help="The players' names.", show_default=False)] = "",
    edition: options.Edition = "new-expedition",
    monument: options.Monument = "random",
    variants: options.Variants = "",
    bots: options.Bots = "greedy",
    seed: options.Seed = None,
    seconds: options.Seconds = 1.0,
    as_seen_by: options.As = None,
    pace: options.Pace = None,
    language: options.Language = None,
) -> None:
    """Watch a whole game between bots, told move by move.

    You see every card, unless --as puts you in a seat or among the spectators.
    """
    from digsite.cli.compiling import at_once

    spoken = options.spoken(language)
    bot_list = options.words_of(bots, "bots")
    seats = _seats(players, names, options.seats_for(players, bot_list, options.was_typed(context, "bots")))
    wished = options.words_of(variants, "variants")
    at_once(bot_list)
    chosen = options.seed_or_lot(seed)

    from digsite.cli.boxes import opened_box

    box = opened_box(edition)
    box.setup(len(seats), box.rules.monuments[0] if monument == "random" else monument, wished)

    from digsite.cli.terminal.onlooker import onlooker_named

    onlooker = onlooker_named(as_seen_by, seats)

    minds = options.seated(bot_list, len(seats))

    from digsite.bots import check_bot

    for bot in bot_list:
        check_bot(bot)

    from digsite.arena.one_game import play_game
    from digsite.cli.screen import out
    from digsite.cli.terminal.heading import edition_title
    from digsite.cli.terminal.speech import Speech
    from digsite.cli.terminal.story import Story
    from digsite.dealers import seed_of
    from digsite.game import Game
    from digsite.words import message

    console = out()
    game = Game(seats, edition=box, monument=monument, variants=wished, seed=chosen)
    speech = Speech(game.setup, seats, language=spoken)
    story = Story(console, speech, game, onlooker, options.seconds(pace, terminal=console.is_terminal))
    story.heading(edition_title(box), minds, [message("heading-seed", seed=str(chosen))])
    seeds = [seed_of(chosen, seat) for seat in range(len(seats))]
    again = f"To get there again, add --seed {chosen}."
    for _ in play_game(game, minds, seeds, seconds, f"the game of seed {chosen}", again):
        story.hear()


def _seats(players: int | None, names: str, count: int) -> tuple[str, ...]:
    """Name the seats, from a number or from names."""
    given = options.words_of(names, "names")
    if given and players is not None and len(given) != players:
        raise UsageError(
            f"There are {len(given)} names for {players} players; give one of the two, or as many of each."
        )
    if given:
        return given
    return NAMES[:count]
