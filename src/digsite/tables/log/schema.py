"""The tables of the database: live tables with their secrets, one log for all, what was pruned, rings, and orders."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()

#: A table, and the secret that its cards are dealt from (see docs/fair-dealing.md). Told to nobody before the end.
#: How many entries its log has, and the hash of the last, are written with every entry, in one transaction (chain.py).
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("made", BigInteger, nullable=False),  # milliseconds since 1970, UTC
    Column("secret", LargeBinary, nullable=False),
    Column("length", Integer, nullable=False, server_default="0"),
    Column("head", LargeBinary),
)

#: What happened, table by table, entry by entry. Rows are added and never changed: the key lets nobody write a number
#: that is written already.
log = Table(
    "log",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),  # JSON: entries.py
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970, UTC
    Column("mark", LargeBinary),
    Column("hash", LargeBinary),
)

#: Tables that were cleared away (``digsite database prune``): whoever misses one knows that it was meant.
pruned = Table(
    "pruned",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

#: When the clock of a correspondence game rings, nobody need be connected. Who starts reads these few rows instead of
#: all logs; the logs alone say what is due.
rings = Table(
    "rings",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970, UTC
)

#: What whoever runs the servers has ordered, for all servers to see within seconds: addresses that may not come in
#: (``ban``), tables to read anew because something was written there (``look``).
orders = Table(
    "orders",
    metadata,
    Column("kind", String(16), primary_key=True),
    Column("what", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970, UTC
    Column("until", BigInteger),  # the same; None: until it is taken back
)
