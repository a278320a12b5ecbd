"""An index for the game whose rematch a table is: it is looked up when an open table is removed."""

from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_tables_rematch", "tables", ["rematch"])
