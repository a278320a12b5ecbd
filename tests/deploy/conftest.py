"""What the tests of deployment share with the server's."""

from tests.server.conftest import migrated_file

__all__ = ["migrated_file"]
