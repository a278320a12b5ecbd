"""The toy set: a few cards that need of the engine and its clients what the expansions will need.

Each folder here is what a set has in one of ours: `engine` goes into `src/splay/sets`, `words` into the catalogue,
`page` into `web/src/sets`. Only interpreted sources can play with it as it lies here, as compiled cards and actions
have no interpreted relatives; `checkout` puts it into a copy of the sources, to be run or built.
"""
