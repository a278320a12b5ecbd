### The words of playing at a server's table.

not-asked = You are not asked anything now.

## Coming in

online-name = Your name?
online-lobby = Tables at { $server }
online-lobby-again = No such choice. Say a number from 1 to { $number }, the id or link of a table, or "quit".
online-which = Number of a choice, the id or link of a table, or "quit"?
online-mine = Go on: { $players } ({ $state })
online-open = Sit down: { $players } ({ $number ->
    [one] one seat free
   *[other] { $number } seats free
})
online-with-sets = { $players }, with { $sets }
online-new-sets = { $table }, with { $sets }
online-new-agent = New table against the computer: { $agent }
online-new-public = New table for whoever comes
online-new-private = New table for a friend, who needs its id
online-other = Another table, by its id or link
online-again = Look again
online-state-turn = your turn
online-state-running = others are asked
online-state-open = waiting for players
online-nobody-yet = nobody yet
online-lobby-keys = number or Enter choose  Esc leave
online-table-id = Id or link of the table
online-waiting = Table { $table }. Others sit down with: splay play --server { $server } --table { $table }
online-waiting-for = { $number ->
    [one] Waiting for one more player.
   *[other] Waiting for { $number } more players.
} Here: { $players }.
online-waiting-keys = Esc leave, which keeps your seat

## At the table

online-welcome = At table { $table }. Answer with the number of an option. "help" lists the commands and tells the rules.
online-plain-help = Also here: say WORDS (talk to the table), say /nice (react: /nice /laugh /wow /ouch /thinking),
    undo yes, undo no (if somebody asks to undo), return (take your seat back from the computer),
    quit (the game goes on at the server; come back with the same command).
online-keys = ? help  space look  c cards  t table  g goals  l log  u undo  m say  q quit
online-over-keys = l the whole log  u undo  m say  q leave
online-chat = { $name }: "{ $text }"
online-reaction = { $name }: { $reaction }
online-say-title = Say to the table
online-say-keys = Enter say, Esc back, or /nice /laugh /wow /ouch /thinking
online-say-what = Say what: say WORDS, or react: say /nice, /laugh, /wow, /ouch, /thinking.
online-lost = The server does not answer; trying again until it does.
online-found = Connected again.
online-no-answer = The server did not answer. Try again.
online-not-sent = The server did not answer. What you chose may not have arrived: look at the question again.
online-undo-say = Say "undo yes" or "undo no".
online-away = The computer plays for you. Take your seat back: key r, or the command "return".
online-paused = Nobody plays here now, so the game waits for you. Take your seat back: key r, or the command "return".
online-quit-title = Leave the screen? The game goes on at the server.
online-quit-keys = q  leave
    r  resign
    Esc  go on playing
online-resigned = You resigned. A computer plays on in your seat.
online-clock = { $player } { $minutes }:{ $seconds }
