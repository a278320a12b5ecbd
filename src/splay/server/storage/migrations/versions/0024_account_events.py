"""Owners are told what happens to their accounts: by mail, or on the page after they sign in."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("sign_in_notices", sa.Boolean(), server_default=sa.true(), nullable=False))
    op.create_table(
        "account_events",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("kind", sa.String(24), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("browser", sa.String(20)),
        sa.Column("system", sa.String(20)),
        sa.Column("mailed", sa.Boolean(), nullable=False),
    )
    op.create_index("ix_account_events_person", "account_events", ["person"])
    op.create_index("ix_account_events_at", "account_events", ["at"])
    op.create_table(
        "account_mails",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("login", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(24), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("browser", sa.String(20)),
        sa.Column("system", sa.String(20)),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_account_mails_due", "account_mails", ["due"])
