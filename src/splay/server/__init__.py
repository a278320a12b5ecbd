"""A place to play: people, tables, storage, and the protocol over HTTP and WebSocket."""
