"""Names are stored only where somebody typed them: who opened a table, and the bot whose name a seat keeps."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """All tables up to now have no host's name: what was not typed at them is recognised when they are read."""
    op.add_column("tables", sa.Column("host", sa.String(80), nullable=True))
    op.add_column("seats", sa.Column("first_bot", sa.String(40), nullable=True))


def downgrade() -> None:
    """Forget them: a table or a seat that nobody named is then without a name."""
    op.drop_column("seats", "first_bot")
    op.drop_column("tables", "host")
