"""How people do with puzzles is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_results",
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("puzzle", sa.String(10), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("hints", sa.Integer(), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_puzzle_results_day", "puzzle_results", ["day"])
