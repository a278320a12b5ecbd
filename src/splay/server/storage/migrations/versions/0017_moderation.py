"""Reports of chat and names, bans with an end, admins and what they have done."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("admin", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("people", sa.Column("banned", sa.BigInteger()))
    op.add_column("sessions", sa.Column("proved", sa.BigInteger()))
    op.create_table(
        "reports",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("reporter", sa.String(22), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("table", sa.String(22), nullable=False),
        sa.Column("line", sa.Integer()),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text()),
        sa.Column("reason", sa.String(300), nullable=False),
        sa.Column("closed", sa.BigInteger()),
    )
    op.create_index("ix_reports_reporter", "reports", ["reporter"])
    op.create_index("ix_reports_person", "reports", ["person"])
    op.create_table(
        "reported_addresses",
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("network", sa.String(64)),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("network", sa.String(64)),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("reason", sa.String(300), nullable=False),
    )
    op.create_index("ix_bans_person", "bans", ["person"])
    op.create_index("ix_bans_network", "bans", ["network"])
    op.create_table(
        "admin_acts",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("admin", sa.String(40), nullable=False),
        sa.Column("act", sa.String(20), nullable=False),
        sa.Column("target", sa.String(60), nullable=False),
        sa.Column("detail", sa.String(400), nullable=False),
    )
