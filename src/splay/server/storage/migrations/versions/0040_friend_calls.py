"""Friends are pushed that somebody has opened a public table, at most once an hour."""

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0039"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "friend_calls",
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("table", sa.String(22), nullable=False),
        sa.Column("called", sa.BigInteger(), nullable=False),
    )
