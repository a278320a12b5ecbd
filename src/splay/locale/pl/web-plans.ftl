### Plany przy stołach, przy których gra się całymi dniami: akcje wybrane z góry, ich warunki i co się z nimi dzieje.

plans-plan = Zaplanuj turę
plans-title = Zaplanuj turę
plans-about = Plan zostanie wykonany, gdy tylko przyjdzie twoja tura, o ile wszystko pod nim będzie nadal prawdą. Jeśli nie, dowiesz się o tym i zagrasz jak zwykle.
plans-first = Najpierw
plans-then = A potem
plans-enough = Więcej nie da się teraz zaplanować.
plans-done = Gotowe
plans-one = Plan: { $first }
plans-two = Plan: { $first }; potem { $second }
plans-change = Zmień
plans-take-back = Cofnij
plans-taken-back = Plan cofnięty
plans-list = Twój plan
plans-dropped = Twój plan przepadł. To już nieprawda: { $fact }
plans-dropped-otherwise = Twój plan przepadł. Nie da się go teraz wykonać.
plans-understood = OK
