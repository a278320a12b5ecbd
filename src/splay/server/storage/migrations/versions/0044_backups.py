"""When backups were made and tried is noted."""

import sqlalchemy as sa
from alembic import op

revision = "0044"
down_revision = "0043"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "backups",
        sa.Column("at", sa.BigInteger(), primary_key=True),
        sa.Column("bytes", sa.BigInteger(), nullable=False),
        sa.Column("tried", sa.BigInteger()),
    )
