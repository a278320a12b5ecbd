"""Lines of chat can be reactions."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("reaction", sa.String(20)))
