"""What whoever runs the servers has ordered: addresses that may not come in, tables to look at anew."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table; nothing was ordered before."""
    op.create_table(
        "orders",
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("what", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
    )


def downgrade() -> None:
    """Forget the orders."""
    op.drop_table("orders")
