"""How games ended, for the archive, for statistics and for ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add results and ratings; games that were over before have neither, but are in the archive."""
    op.add_column("tables", sa.Column("ended", sa.DateTime(timezone=True), nullable=True))
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(sa.text("UPDATE tables SET ended = changed, rated = true WHERE status = 'over'"))
    op.create_index("tables_by_end", "tables", ["ended"])
    op.create_index("tables_by_rated", "tables", ["rated", "status"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("player", sa.String(32), nullable=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("played_on", sa.Boolean, nullable=False),
    )
    op.create_index("results_by_player", "results", ["player", "game"])
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Forget how games ended."""
    op.drop_table("ratings")
    op.drop_table("results")
    op.drop_index("tables_by_rated", "tables")
    op.drop_index("tables_by_end", "tables")
    for column in ("rated", "ended"):
        op.drop_column("tables", column)
