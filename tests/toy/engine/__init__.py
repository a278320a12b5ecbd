"""The toy set's cards and rules, as they would lie in `splay/sets/toys`."""
