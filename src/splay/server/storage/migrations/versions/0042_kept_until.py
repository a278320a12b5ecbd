"""A finished game's log may be dropped: until when it is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0042"
down_revision = "0041"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("kept_until", sa.BigInteger()))
    op.create_index("tables_by_kept_until", "tables", ["kept_until"])
