"""What people do around a game: open tables, find seats, come and go, play again; and what a server does by itself."""
