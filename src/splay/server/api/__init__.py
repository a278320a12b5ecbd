"""The server's protocol: HTTP for what people do, a WebSocket for what happens."""
