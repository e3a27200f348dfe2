"""New secrets for seats: when other devices are signed out, and at every rematch.

The browser makes the new secret, so a lost answer locks nobody out. Saying the same secret twice changes nothing.
"""

from __future__ import annotations

from digsite.tables.errors import TableError
from digsite.tables.log.entries import SecretRenewed
from digsite.tables.room.live_table import Table
from digsite.tables.room.seat_secrets import hashed, seat_of


def renewed(table: Table, seat: int, secret: str) -> SecretRenewed:
    """Give a seat a new secret; all that were opened with the one before are to be closed."""
    if seat_of(secret, table.secret_hashes) is not None:
        raise TableError("secret-in-use")
    return SecretRenewed(seat, hashed(secret))


def brought_along(before: Table, table: Table, seat: int, secret: str) -> SecretRenewed | None:
    """Let somebody in at a rematch who sits at the table before it: once. None: they were let in with this secret."""
    there = table.seats[seat]
    if table.opened.previous != before.id or there.kind != "person":
        raise TableError("no-rematch")
    if there.secret_hash == hashed(secret):
        return None
    # Rematches of earlier versions kept the secrets: those are exchanged too.
    if there.secret_hash not in (None, before.seats[seat].secret_hash):
        raise TableError("went-along-already")
    if seat_of(secret, before.secret_hashes) is not None:
        raise TableError("secret-in-use")
    return renewed(table, seat, secret)
