"""Accounts follow and block each other."""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table, other in (("follows", "followed"), ("blocks", "blocked")):
        op.create_table(
            table,
            sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), primary_key=True),
            sa.Column(other, sa.String(22), sa.ForeignKey("people.id"), primary_key=True),
            sa.Column("since", sa.BigInteger(), nullable=False),
        )
        op.create_index(f"ix_{table}_{other}", table, [other])
