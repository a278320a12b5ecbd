### The words of the finished games.

games-title-mine = My finished games
games-title-archive = Archive
games-lists = Lists of games
games-mine = My games
games-archive = Archive
games-archive-about = Finished games of public tables. Anybody may look at them.
games-none-mine = You have not finished a game yet.
games-play = Play a new game
games-running = { $number ->
    [one] One game under way: go on
   *[other] { $number } games under way: go on
}
games-none-archive = No public game is finished yet.
games-replay = Replay
games-replay-of = Replay: { $names }
games-record = Download
games-record-of = Download the record: { $names }
games-rematch = Rematch
games-rematch-of = Rematch: { $names }
games-won = Won
games-lost = Lost
games-pages = Pages of games
games-newer = Newer games
games-older = Older games
games-page = Page { $number }
