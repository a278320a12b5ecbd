"""All workers go by one time, which goes on when the database's clock is set."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("heartbeat", sa.Column("shift", sa.BigInteger(), server_default="0", nullable=False))
