"""Tests of what stands between the web and the server, named by the threats of docs/security.md."""
