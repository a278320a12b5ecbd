"""Ratings: of each player in each kind of game, what each rated game has made of them, and whose are ended."""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("rating_ended", sa.BigInteger()))
    op.add_column("results", sa.Column("rated_at", sa.BigInteger()))
    op.create_index("ix_results_rated_at", "results", ["rated_at"], unique=True)
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(22), primary_key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
    )
    op.create_index("ix_ratings_kind_mu", "ratings", ["kind", "mu"])
    op.create_table(
        "rating_changes",
        sa.Column("result", sa.String(22), sa.ForeignKey("results.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("player", sa.String(22), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("before", sa.Double(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
    )
    op.create_index("ix_rating_changes_player", "rating_changes", ["player"])
    state = op.create_table(
        "rating_state",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("anchors", sa.String(64), nullable=False),
    )
    op.bulk_insert(state, [{"id": 1, "at": 0, "anchors": ""}])
