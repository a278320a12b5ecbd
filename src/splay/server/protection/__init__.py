"""What protects the server from connections that would use it up: how much each may send, how long, and how many."""
