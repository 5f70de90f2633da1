"""Who plays for whom, votes, pauses and clocks."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what a table's life needs; all tables up to now go on as they are, without a clock."""
    op.add_column("seats", sa.Column("stand_in", sa.String(12), nullable=True))
    op.add_column("seats", sa.Column("seen", sa.DateTime(timezone=True), nullable=True))
    op.add_column("tables", sa.Column("clock", sa.JSON, nullable=True))
    op.add_column("tables", sa.Column("life", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("deadline", sa.DateTime(timezone=True), nullable=True))
    op.create_index("tables_by_deadline", "tables", ["deadline"])


def downgrade() -> None:
    """Forget all of it; a seat that a bot plays for a person waits for the person again."""
    op.drop_index("tables_by_deadline", "tables")
    for column in ("deadline", "life", "clock"):
        op.drop_column("tables", column)
    for column in ("seen", "stand_in"):
        op.drop_column("seats", column)
