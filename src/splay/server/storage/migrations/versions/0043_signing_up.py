"""Signing up by links of admins."""

import sqlalchemy as sa
from alembic import op

revision = "0043"
down_revision = "0042"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "signup_links",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("used", sa.Integer(), nullable=False),
    )
