"""The WebSocket of a table, which sends what changes there: the table, the game, the chat."""
