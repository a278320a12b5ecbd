"""SQLite gives no line of chat the number of one that was removed, as PostgreSQL never did."""

from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        with op.batch_alter_table("chat", recreate="always", table_kwargs={"sqlite_autoincrement": True}):
            pass
