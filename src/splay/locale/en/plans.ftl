### What a planned action rests on, told to whoever plans it.

plans-if-top = { $card } is one of your top cards.
plans-if-icons = You have { $number } [{ $icon }] or more.
plans-if-shares = Only { $players } would share it.
plans-if-shares-none = Nobody else would share it.
plans-if-hit = It would hit only { $players }.
plans-if-hit-none = It would hit nobody.
plans-if-lies = { $card } is in your hand.
plans-if-lies-elsewhere = { $card } lies where it lies now.
plans-if-covers = { $card } is your top card of its color.
plans-if-covers-none = You have no { $color } card on your board.
plans-if-draws = You'd draw { $cards }.
plans-if-ends = Drawing would end the game.
plans-if-claims = An achievement [{ $value }] is available, and you have { $points } points and a top [{ $value }] or higher.
plans-if-pays = A card in your hand can pay for it.
