"""Accounts say whether those who played against them see how many games each of them has won."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("head_to_head", sa.Boolean(), server_default=sa.true(), nullable=False))
