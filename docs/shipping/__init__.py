"""Which parts of others ship with Splay: `python -m docs.shipping` writes their list and their licences."""
