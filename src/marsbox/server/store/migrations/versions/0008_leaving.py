"""Who left a running game, where people are connected, and when they were last told of a turn."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody is known to have left; who is connected is written anew every few seconds."""
    op.add_column("seats", sa.Column("left_by", sa.String(32), nullable=True))
    op.add_column("seats", sa.Column("seen_at", sa.String(16), nullable=True))
    op.add_column("players", sa.Column("told", sa.DateTime(timezone=True), nullable=True))
    op.create_index("seats_by_leaver", "seats", ["left_by"])


def downgrade() -> None:
    """Forget all of it."""
    op.drop_index("seats_by_leaver", "seats")
    op.drop_column("players", "told")
    for column in ("seen_at", "left_by"):
        op.drop_column("seats", column)
