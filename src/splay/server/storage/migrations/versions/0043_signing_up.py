"""Signing up by links of admins, and signing in with a provider."""

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
    op.create_table(
        "identities",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("issuer", sa.String(300), nullable=False),
        sa.Column("subject", sa.String(255), nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("linked", sa.BigInteger(), nullable=False),
        sa.UniqueConstraint("issuer", "subject", name="one_account_per_identity"),
    )
    op.create_table(
        "provider_visits",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(10), nullable=False),
        sa.Column("session", sa.String(22)),
        sa.Column("identity", sa.String(22)),
        sa.Column("began", sa.BigInteger(), nullable=False),
    )
    op.add_column("sessions", sa.Column("confirmed", sa.BigInteger()))
