### Les plans aux tables qui se jouent sur des jours : choisir des actions d’avance, ce qu’il leur faut, et ce qu’elles deviennent.

plans-plan = Planifier ton tour
plans-title = Planifier ton tour
plans-about = Ton plan est joué dès que ton tour vient, si tout ce qui est dessous est encore vrai. Sinon, on te le dit et tu joues comme d’habitude.
plans-first = D’abord
plans-then = Et ensuite
plans-enough = Rien de plus ne se planifie maintenant.
plans-done = Terminé
plans-one = Prévu : { $first }
plans-two = Prévu : { $first } ; ensuite { $second }
plans-change = Changer
plans-take-back = Reprendre
plans-taken-back = Plan repris
plans-list = Ton plan
plans-dropped = Ton plan est abandonné. Ce n’est plus vrai : { $fact }
plans-dropped-otherwise = Ton plan est abandonné. Il n’est pas jouable maintenant.
plans-understood = OK
