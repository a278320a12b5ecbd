"""Pushes: the server's key, the browsers that want them, and what each person was pushed of a table."""

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "push_keys",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("session", sa.String(22), sa.ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False, unique=True),
        sa.Column("p256dh", sa.String(90), nullable=False),
        sa.Column("auth", sa.String(30), nullable=False),
        sa.Column("lost", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_push_subscriptions_person", "push_subscriptions", ["person"])
    op.create_index("ix_push_subscriptions_session", "push_subscriptions", ["session"])
    op.add_column("attention", sa.Column("shown", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("attention", sa.Column("pushed", sa.Integer(), nullable=False, server_default="-1"))
