"""Clocks that tick, take-backs proposed, and chat that is pushed."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("since", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("takeback", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("tables", sa.Column("chat", sa.Integer(), nullable=False, server_default="0"))
