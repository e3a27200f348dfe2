"""A seat belongs to whoever knows its secret. The server stores only the SHA-256 of it."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping

_SECRET_BYTES = 24
_ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is taken for another
_ID_LENGTH = 12


def new_table_id() -> str:
    """Name a table; nobody can guess it."""
    number = secrets.randbelow(len(_ID_LETTERS) ** _ID_LENGTH)
    return "".join(_ID_LETTERS[number // len(_ID_LETTERS) ** place % len(_ID_LETTERS)] for place in range(_ID_LENGTH))


def is_table_id(text: str) -> bool:
    """Say whether a table could have this id.

    >>> is_table_id(new_table_id()), is_table_id("../secret")
    (True, False)
    """
    return len(text) == _ID_LENGTH and all(letter in _ID_LETTERS for letter in text)


def new_seat_secret() -> str:
    """Make the secret of a seat: 192 random bits.

    >>> len(new_seat_secret())
    32
    """
    return secrets.token_urlsafe(_SECRET_BYTES)


def hashed(secret: str) -> str:
    """Say what is stored of a secret. It is random and long, so one round of a quick hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seat_of(secret: str, hashes: Mapping[int, str]) -> int | None:
    """Find the seat of a secret, in a time that tells nothing about it.

    >>> seat_of("camel", {0: hashed("lizard"), 2: hashed("camel")})
    2
    """
    given = hashed(secret)
    found = None
    for seat, kept in hashes.items():
        if hmac.compare_digest(given, kept):
            found = seat
    return found
