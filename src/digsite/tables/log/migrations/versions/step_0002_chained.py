"""Entries are chained by hash; a table's row knows how long its log is, and the head of the chain.

The hashing is written out here once more: a step that was released stays what it was, whatever becomes of chain.py.
"""

from __future__ import annotations

import hashlib
import os

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns, and chain what is there, table by table."""
    op.add_column("tables", sa.Column("length", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("head", sa.LargeBinary))
    op.add_column("log", sa.Column("mark", sa.LargeBinary))
    op.add_column("log", sa.Column("hash", sa.LargeBinary))
    op.create_table(
        "pruned",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    connection = op.get_bind()
    last = ""
    while True:
        try:
            found = connection.execute(
                sa.text("SELECT id FROM tables WHERE id > :last ORDER BY id LIMIT 200"), {"last": last}
            ).all()
        except sa.exc.DatabaseError:
            return  # a bad page: what could not be chained is named when it is looked at
        if not found:
            return
        for (table,) in found:
            last = table
            try:
                with connection.begin_nested():
                    _chain(connection, table)
            except sa.exc.DatabaseError:
                continue  # as above, for this table alone


def _chain(connection: sa.Connection, table: str) -> None:
    secret = connection.scalar(sa.text("SELECT secret FROM tables WHERE id = :table"), {"table": table})
    rows = connection.execute(
        sa.text("SELECT number, at, entry FROM log WHERE table_id = :table ORDER BY number"), {"table": table}
    ).all()
    hashed = hashlib.sha256(b"digsite log 1\0" + table.encode() + b"\0" + bytes(secret or b"")).digest()
    filled = []
    for number, at, entry in rows:
        mark = os.urandom(8)
        fixed = number.to_bytes(8, "big") + at.to_bytes(8, "big", signed=True) + b"\x08" + mark
        hashed = hashlib.sha256(hashed + fixed + entry.encode()).digest()
        filled.append({"table": table, "number": number, "mark": mark, "hash": hashed})
    if filled:
        connection.execute(
            sa.text("UPDATE log SET mark = :mark, hash = :hash WHERE table_id = :table AND number = :number"), filled
        )
    connection.execute(
        sa.text("UPDATE tables SET length = :length, head = :head WHERE id = :table"),
        {"length": len(filled), "head": hashed, "table": table},
    )


def downgrade() -> None:
    """Go back: the entries stay."""
    op.drop_table("pruned")
    for table, column in (("log", "hash"), ("log", "mark"), ("tables", "head"), ("tables", "length")):
        op.drop_column(table, column)
