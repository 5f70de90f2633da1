"""Records that people bring are told apart from games played here."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the mark; all tables up to now were played here."""
    op.add_column("tables", sa.Column("uploaded", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Forget which tables were uploaded."""
    op.drop_column("tables", "uploaded")
