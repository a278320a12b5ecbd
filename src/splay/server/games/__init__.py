"""Games and their logs: played, told, read back, and kept in memory."""
