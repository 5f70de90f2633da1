"""Actions, events and dumps are stored by name, with the revision that added them, and the way back beside them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """All tables up to now are in format 1; each is written anew with its next change."""
    op.add_column("tables", sa.Column("format", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("way_back", sa.JSON, nullable=True))
    op.add_column("events", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    with op.batch_alter_table("actions") as actions:
        actions.add_column(sa.Column("form", sa.String(200), nullable=True))
        actions.add_column(sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
        actions.alter_column("action", existing_type=sa.Integer, nullable=True)


def downgrade() -> None:
    """Only a database without tables of format 2 can go back: their actions have no numbers."""
    with op.batch_alter_table("actions") as actions:
        actions.alter_column("action", existing_type=sa.Integer, nullable=False)
        actions.drop_column("revision")
        actions.drop_column("form")
    op.drop_column("events", "revision")
    for column in ("way_back", "format"):
        op.drop_column("tables", column)
