"""Accounts challenge each other, and invite each other to tables."""

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("asked", sa.String(22), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("table", sa.String(22), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("settled", sa.BigInteger()),
    )
    for column in ("person", "asked", "made"):
        op.create_index(f"ix_invitations_{column}", "invitations", [column])
