"""Sessions are rows, so that a person sees and ends them; cookies from before get theirs when they are next used."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("old_cookies", sa.Boolean(), server_default=sa.true(), nullable=False))
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("browser", sa.String(20)),
        sa.Column("system", sa.String(20)),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.Column("old", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.BigInteger()),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_index("ix_sessions_expires", "sessions", ["expires"])
