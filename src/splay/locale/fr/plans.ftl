### Ce qu’il faut à une action prévue, dit à qui la prévoit.

plans-if-top = { $card } est une de tes cartes actives.
plans-if-icons = Tu as au moins { $number } [{ $icon }].
plans-if-shares = Coopération de { $players }, de personne d’autre.
plans-if-shares-none = Personne ne coopérerait.
plans-if-hit = Elle ne toucherait que { $players }.
plans-if-hit-none = Elle ne toucherait personne.
plans-if-lies = { $card } est dans ta main.
plans-if-lies-elsewhere = { $card } est là où elle est maintenant.
plans-if-covers = { $card } est ta carte active de cette couleur.
plans-if-covers-none = Ta zone de jeu n’a aucune carte de cette couleur : { $color }.
plans-if-draws = Tu piocherais { $cards }.
plans-if-ends = Piocher mettrait fin à la partie.
plans-if-claims = Une domination [{ $value }] est disponible, et tu as { $points } points et une carte active [{ $value }] ou plus.
plans-if-pays = Une carte de ta main peut la payer.
