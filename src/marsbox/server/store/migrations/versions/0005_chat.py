"""What people say at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the lines of the chat."""
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(32), nullable=True),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.String(2000), nullable=False),
        sa.Column("sent", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("chat_by_player", "chat", ["player"])


def downgrade() -> None:
    """Forget what was said."""
    op.drop_table("chat")
