### The words of playing at a server's table.

not-asked = It's not your move right now.

## Coming in

online-name = Your name?
online-name-keys = Enter go on, Esc leave
online-lobby = Tables at { $server }
online-lobby-again = No such choice. Say a number 1-{ $number }, a table's id or link, or "quit".
online-which = Number, a table's id or link, or "quit"?
online-mine = Resume: { $players } ({ $state })
online-open = Join: { $players } ({ $number ->
    [one] 1 seat free
   *[other] { $number } seats free
})
online-with-sets = { $players }, with { $sets }
online-new-sets = { $table }, with { $sets }
online-new-agent = New table against a computer: { $strength }
online-new-public = New public table
online-new-private = New private table (join by id)
online-other = Another table, by id or link
online-again = Refresh
online-state-turn = your turn
online-state-running = waiting for others
online-state-open = waiting for players
online-nobody-yet = nobody yet
online-lobby-keys = number or Enter choose  Esc leave
online-table-id = Id or link of the table
online-table-id-keys = Enter go there, Esc back
online-waiting = Table { $table }. Others join with: { $splay } play --server { $server } --table { $table }
online-waiting-for = { $number ->
    [one] Waiting for 1 more player.
   *[other] Waiting for { $number } more players.
} Here: { $players }.
online-waiting-for-kept = Waiting for { $awaited }. Here: { $players }.
online-waiting-for-both = { $number ->
    [one] Waiting for { $awaited }, and 1 more player.
   *[other] Waiting for { $awaited }, and { $number } more players.
} Here: { $players }.
online-waiting-keys = Esc leave (your seat stays yours)

## At the table

online-welcome = You're at table { $table }. Answer with an option's number. "help" lists the commands and the rules.
online-plain-help = Also here: say WORDS (talk to the table), say /nice (react: /nice /laugh /wow /ouch /thinking),
    undo yes, undo no (if someone asks to undo), return (take your seat back from the computer),
    rematch (when the game is over), quit (the game goes on at the server; come back with the same command).
online-keys = { $undo ->
    [yes] ? help  space look  c cards  t table  g goals  l log  u undo  m say  q quit
   *[no] ? help  space look  c cards  t table  g goals  l log  m say  q quit
}
online-over-keys = { $undo ->
    [yes] l the whole log  u undo  r rematch  m say  q leave
   *[no] l the whole log  r rematch  m say  q leave
}
online-rematch-wanted = There's a rematch. Join it: r or "rematch".
online-chat = { $name }: "{ $text }"
online-reaction = { $name }: { $reaction }
online-say-title = Say something
online-say-keys = Enter say, Esc back, or /nice /laugh /wow /ouch /thinking
online-say-what = What? say WORDS, or react: say /nice, /laugh, /wow, /ouch, /thinking.
online-sending = Sending ...
online-lost = The server doesn't answer. Trying again ...
online-found = You're connected again.
online-no-answer = The server didn't answer. Try again.
online-strange = What answers there isn't Splay, or another version of it.
online-not-sent = The server didn't answer. Your choice may be lost: look at the question again.
online-undo-say = Say "undo yes" or "undo no".
online-away = A computer is playing for you. Take your seat back: r or "return".
online-away-paused = Nobody's here, so the game waits for you. Take your seat back: r or "return".
online-late = You ran out of time. A computer plays for you. Take your seat back: r or "return".
online-late-paused = You ran out of time. Nobody else is here, so the game waits for you. Take your seat back: r or "return".
online-quit-title = Leave? The game goes on at the server.
online-quit-keys = q  leave
    r  resign
    Esc  stay
online-resigned = You resigned. A computer plays on in your seat.
online-gone = { $minutes ->
    [0] { $player }: away
   *[other] { $player }: away { $minutes } min
}
online-clock = { $player } { $minutes }:{ $seconds }
