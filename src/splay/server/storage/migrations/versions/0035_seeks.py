"""People look for opponents."""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "seeks",
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("pace", sa.String(4), nullable=False),
        sa.Column("wish", sa.String(200), nullable=False),
        sa.Column("rating", sa.Integer()),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id")),
    )
    op.create_index("ix_seeks_until", "seeks", ["until"])
    op.create_index("ix_seeks_table", "seeks", ["table"])
