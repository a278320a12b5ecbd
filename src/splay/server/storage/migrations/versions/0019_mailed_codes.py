"""Codes are counted by the address that they go to, also once the account that asked for them is gone."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "mailed_codes",
        sa.Column("address", sa.String(64), primary_key=True),
        sa.Column("sent", sa.Integer(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
    )
    op.drop_index("confirmations_by_email", table_name="confirmations")
    with op.batch_alter_table("confirmations") as batch_op:
        batch_op.drop_column("sent")
        batch_op.drop_column("since")
