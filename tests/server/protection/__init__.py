"""Tests of what protects the server from connections that would use it up, played by attackers on this machine."""
