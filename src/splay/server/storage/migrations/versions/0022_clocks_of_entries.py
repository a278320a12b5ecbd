"""The log keeps what the clocks showed after each entry, to which an undo goes back, and a seat what its clock lost."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("charged", sa.BigInteger(), server_default="0", nullable=False))
    op.add_column("log", sa.Column("clocks", sa.JSON(), nullable=True))
