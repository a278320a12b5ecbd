"""Everything that can happen to a table: sitting down, leaving, undo, resigning, time that runs out."""
