"""Standing answers of people, and the questions that they are about to answer."""

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "standing_answers",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id")),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("card", sa.String(80), nullable=False),
        sa.Column("effect", sa.String(10), nullable=False),
        sa.Column("answer", sa.String(10), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_standing_answers_person", "standing_answers", ["person"])
    op.create_table(
        "standing_waits",
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_standing_waits_person", "standing_waits", ["person"])
    op.create_index("ix_standing_waits_due", "standing_waits", ["due"])
