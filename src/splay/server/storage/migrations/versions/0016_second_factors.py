"""Accounts can ask for a code of an authenticator app when somebody signs in."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "authenticators",
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("salt", sa.String(22), nullable=False),
        sa.Column("on", sa.Boolean(), nullable=False),
        sa.Column("step", sa.BigInteger(), nullable=False),
        sa.Column("wrong", sa.Integer(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("hash", sa.String(64), primary_key=True),
    )
