"""Seats say since when their person does not look at the table."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("gone", sa.BigInteger(), nullable=True))
