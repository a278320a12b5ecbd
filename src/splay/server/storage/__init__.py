"""What the server keeps: in SQLite by default, in PostgreSQL if `DATABASE_URL` says so."""
