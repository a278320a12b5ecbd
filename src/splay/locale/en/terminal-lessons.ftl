### The lessons in the terminal.

lessons-welcome = Learn in ten minutes: six lessons, then your first game.
lessons-entry = { $title } ({ $minutes } min): { $says }
lessons-entry-note = { $label } ({ $note })
lessons-game = Your first game: against an easy computer, and the coach stays with you.
lessons-game-on = not finished
lessons-done = done
lessons-at = step { $step } of { $steps }
lessons-changed = This has changed since you were here, so it begins again.
lessons-which = Which one? A number, Enter for { $number }, or quit.
lessons-no-such = "{ $line }" isn't there. Say a number from 1-{ $number }, or quit.
lessons-heading = { $title }: step { $step } of { $steps }
lessons-look = (Look at: { $place })
lessons-ready = You're ready. Play your first game next: the coach stays with you.
lessons-finished = You've finished this lesson: { $title }.
lessons-to-list = All lessons
lessons-kept = Your place is kept. It goes on from here next time.
lessons-list-keys = arrows and Enter, or a key  q quit
lessons-keys = n next  b back  m show me  q leave  ? help  space look  c cards  t table
lessons-say-explains = Enter for next.
lessons-say-asks = Your move?
lessons-say-wrong = Enter puts it back.
lessons-say-finished = Enter for all lessons, or say "restart" or "back".
lessons-no-move = No move is needed now. Enter goes on.
lessons-hint = { $number }: { $move }
# $asks: whether a move is waited for
lessons-not-understood = "{ $line }" isn't understood. { $asks ->
    [yes] Say the number of a move, "show", or "help".
   *[no] Say "next" or "help".
}
lessons-plain-help = Say the number of a move. Enter or "next" goes on, "back" goes back a step, "show" shows the move.
    Commands: board (the whole table), hand (your cards), goals (what you need), options (the question again),
    preview NUMBER (what a move would do), card NAME (a card's words), log (the whole story),
    help TOPIC (the rules), quit (all lessons; your place is kept).
lessons-checked = { $file }: all { $steps } steps go as written.
