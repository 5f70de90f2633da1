"""Where people want to hear that it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

COLUMNS = {"webhook": 500, "webhook_language": 8, "webhook_origin": 300}


def upgrade() -> None:
    """Nobody has asked for notices yet."""
    for name, length in COLUMNS.items():
        op.add_column("players", sa.Column(name, sa.String(length), nullable=True))


def downgrade() -> None:
    """Forget where notices went."""
    for name in COLUMNS:
        op.drop_column("players", name)
