"""Chat at a table: what the people who sit there say, in lines of plain text."""
