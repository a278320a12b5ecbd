"""A version of each table, which counts the changes of the table and its seats."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("version", sa.Integer(), nullable=False, server_default="0"))
