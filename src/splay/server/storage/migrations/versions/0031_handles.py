"""Accounts have a handle, and say who sees what of them. The server gives handles to those from before as it starts.

Accounts from before stay as hidden as they were: nobody sees anything new of them until they say so.
"""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None

people = sa.table(
    "people",
    sa.column("login", sa.String),
    sa.column("head_to_head", sa.Boolean),
    *[sa.column(f"{topic}_for", sa.String) for topic in ("rating", "games", "head_to_head", "presence", "challenges")],
)


def upgrade() -> None:
    op.add_column("people", sa.Column("handle", sa.String(24)))
    op.add_column("people", sa.Column("handle_changed", sa.BigInteger()))
    op.add_column("people", sa.Column("former_handle", sa.String(24)))
    op.create_index("ix_people_handle", "people", ["handle"], unique=True)
    op.create_index("ix_people_former_handle", "people", ["former_handle"])
    for topic in ("rating", "games", "head_to_head", "challenges"):
        op.add_column("people", sa.Column(f"{topic}_for", sa.String(10), server_default="everyone", nullable=False))
    op.add_column("people", sa.Column("presence_for", sa.String(10), server_default="friends", nullable=False))
    hidden = {"rating_for": "nobody", "games_for": "nobody", "presence_for": "nobody", "challenges_for": "friends"}
    shown = sa.case((people.c.head_to_head, "everyone"), else_="nobody")
    accounts = sa.update(people).where(people.c.login.is_not(None))
    op.execute(accounts.values(head_to_head_for=shown, **hidden))
    op.drop_column("people", "head_to_head")  # not in a batch, which would drop what other tables refer to
