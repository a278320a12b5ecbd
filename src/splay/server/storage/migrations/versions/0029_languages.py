"""A person has a language, in which it is written to."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("language", sa.String(35)))
    op.add_column("account_mails", sa.Column("language", sa.String(35)))
