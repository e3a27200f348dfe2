"""How fast the server is: moves a second, and how soon a person's move is on the other screens.

The server is a process of its own with a database on disk, and every move is on that disk before anybody hears of it.
The players are real WebSockets, two to a table. Beside it, in the same run and with the same clients, two others are
measured: boardgame.io, as it comes and with as much to tell and to keep as we have; and a bare relay, the same server
software that only passes messages on.
"""

from digsite.web.bench.running import AS_MUCH, KEPT, PEER, SIZES, run

__all__ = ["AS_MUCH", "KEPT", "PEER", "SIZES", "run"]
