### Puzzles in the terminal.

solve-help = Say the number of a move, then "check". Say "undo" or "restart" as often as you like. "hint" counts as a try, "solution" gives up.
    Commands: board (the whole table), hand (your cards), goals (what you need), options (the question again),
    preview NUMBER (what a move would do), card NAME (a card's words), log (what you did), help TOPIC (the rules), quit.
solve-say = Your move?
solve-played = Enter checks it, "undo" goes back.
solve-not-understood = "{ $line }" isn't understood. Say a number, "check", or "help".
solve-nothing-to-undo = There's nothing to undo.
solve-wrong = Not yet. { $why }
solve-done = { $tries ->
    [one] Solved on your first try.
   *[other] Solved on try { $tries }.
}
solve-given-up = Here's the solution.
solve-why-not = Why other actions fail:
solve-fails = { $action }: { $why }
