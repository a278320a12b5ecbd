"""Indexes for what is looked up by a person: the tables that it hosts, and what it has said."""

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_chat_person", "chat", ["person"])
