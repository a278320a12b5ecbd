"""Who is asking, from where, how often and how much: what stands between the web and the rest of the server."""
