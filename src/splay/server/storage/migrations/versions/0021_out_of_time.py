"""Seats say whether their person ran out of time, as others leave."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("late", sa.Boolean(), server_default=sa.false(), nullable=False))
