"""Actions that people have planned at tables with a day clock."""

import sqlalchemy as sa
from alembic import op

revision = "0039"
down_revision = "0038"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "plans",
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("place", sa.Integer(), primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("action", sa.JSON(), nullable=False),
        sa.Column("condition", sa.JSON(), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("given", sa.Integer()),
        sa.Column("dropped", sa.BigInteger()),
        sa.Column("changed", sa.JSON()),
    )
    op.create_index("ix_plans_person", "plans", ["person"])
