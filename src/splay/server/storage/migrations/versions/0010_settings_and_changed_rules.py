"""The manners of a table are its settings, and what the log called mended is called rules_changed."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

log = sa.table(
    "log", sa.column("table", sa.String), sa.column("seq", sa.Integer), sa.column("kind"), sa.column("events", sa.JSON)
)


def upgrade() -> None:
    op.execute("ALTER TABLE tables RENAME COLUMN manners TO settings")  # a batch would drop what other tables refer to
    with op.batch_alter_table("log") as batch_op:
        batch_op.alter_column("kind", existing_type=sa.String(10), type_=sa.String(20), existing_nullable=False)
    connection = op.get_bind()
    connection.execute(sa.update(log).where(log.c.kind == "mended").values(kind="rules_changed"))
    telling = sa.cast(log.c.events, sa.Text).like('%"mended"%')
    entries = connection.execute(sa.select(log.c.table, log.c.seq, log.c.events).where(telling)).all()
    for table_id, seq, events in entries:
        renamed = [{**event, "kind": renamed_kind(event["kind"])} for event in events]
        entry = (log.c.table == table_id) & (log.c.seq == seq)
        connection.execute(sa.update(log).where(entry).values(events=renamed))


def renamed_kind(kind: str) -> str:
    """The kind of an event as it is called from now on."""
    return "rules_changed" if kind == "mended" else kind
