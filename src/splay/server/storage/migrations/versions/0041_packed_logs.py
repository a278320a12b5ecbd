"""Logs of finished games are kept packed, without the positions on the way."""

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0040"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "packed_logs",
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("upto", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
    )
