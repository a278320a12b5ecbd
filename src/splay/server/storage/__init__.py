"""What the server keeps: in SQLite by default, in PostgreSQL where `DATABASE_URL` says so."""
