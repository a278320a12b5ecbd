"""People practice: an exercise for each, and how far accounts are with the lessons."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "practice",
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("place", sa.JSON(), nullable=False),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_practice_changed", "practice", ["changed"])
    op.create_table(
        "learned",
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("lesson", sa.String(80), primary_key=True),
        sa.Column("finished", sa.Boolean(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("place", sa.JSON()),
    )
