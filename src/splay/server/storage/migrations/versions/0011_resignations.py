"""Seats say whether their person has resigned: a computer plays them for good, and their person is last."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("resigned", sa.Boolean(), server_default=sa.false(), nullable=False))
