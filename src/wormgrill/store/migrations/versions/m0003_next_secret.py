"""The secret of a series' next game: it is promised before anybody gives words for that game's dice."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("next_secret", sa.String(64)))
