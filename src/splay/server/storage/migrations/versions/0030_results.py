"""The results of finished games are kept, and what is counted of them. The server fills both in, piece by piece."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("table", sa.String(22), nullable=False, unique=True),
        sa.Column("finished", sa.BigInteger(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("sets", sa.JSON(), nullable=False),
        sa.Column("edition", sa.String(10), nullable=False),
        sa.Column("teams", sa.String(10), nullable=False),
        sa.Column("extra_achievement", sa.Boolean(), nullable=False),
        sa.Column("special_achievements", sa.String(20), nullable=False),
        sa.Column("how", sa.String(20), nullable=False),
        sa.Column("rated", sa.Boolean(), server_default=sa.false(), nullable=False),
    )
    op.create_table(
        "result_seats",
        sa.Column("result", sa.String(22), sa.ForeignKey("results.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("player", sa.String(22)),
        sa.Column("agent", sa.String(20)),
        sa.Column("team", sa.Integer()),
        sa.Column("place", sa.Integer()),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("achievements", sa.Integer(), nullable=False),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.Column("late", sa.Boolean(), nullable=False),
        sa.Column("away", sa.Boolean(), nullable=False),
    )
    op.create_index("ix_result_seats_player", "result_seats", ["player"])
    op.create_table(
        "game_statistics",
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seats", sa.JSON()),
    )
