"""Seats whose time was set anew on their person's return say so: that happens once until somebody else answers."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("grace", sa.Boolean(), server_default=sa.false(), nullable=False))
