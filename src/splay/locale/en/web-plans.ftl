### Plans at tables that are played over days: choosing actions ahead, what they rest on, and what becomes of them.

plans-plan = Plan your turn
plans-title = Plan your turn
plans-about = Your plan is played as soon as your turn comes, if everything under it is still true. If not, you're told, and play as usual.
plans-first = First
plans-then = And then
plans-enough = Nothing more can be planned now.
plans-done = Done
plans-one = Planned: { $first }
plans-two = Planned: { $first }; then { $second }
plans-change = Change
plans-take-back = Take back
plans-taken-back = Plan taken back
plans-list = Your plan
plans-dropped = Your plan was dropped. This isn't true any more: { $fact }
plans-dropped-otherwise = Your plan was dropped. It can't be played now.
plans-understood = OK
