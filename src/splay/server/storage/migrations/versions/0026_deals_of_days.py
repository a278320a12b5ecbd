"""Tables say of which day they have the deal, and what came of it is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("day", sa.String(10), nullable=True))
    op.create_index("ix_tables_day", "tables", ["day"])
    op.create_table(
        "deal_results",
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("finished", sa.BigInteger(), nullable=False),
        sa.Column("outcome", sa.Integer(), nullable=False),
        sa.Column("achievements", sa.Integer(), nullable=False),
        sa.Column("their_achievements", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("their_points", sa.Integer(), nullable=False),
    )
    op.create_index("ix_deal_results_day", "deal_results", ["day"])
