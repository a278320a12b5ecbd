### Les mots de ce que la table calcule : qui coopère, ce que ferait une action, la course, la mémoire.

knowledge-span = { $least }-{ $most }
knowledge-span-short = { $least }–{ $most }
knowledge-then-short = →{ $after }
knowledge-then-least = { $least }+

## Coopération et exigences

knowledge-you = toi
knowledge-computer = ordi
knowledge-shares = { $players_you ->
    [only] tu coopérerais
    [yes] coopération : { $players }
   *[no] { $players_number ->
        [one] { $players } coopérerait
       *[other] { $players } coopéreraient
    }
}
knowledge-shares-you = tu coopérerais
knowledge-hit = { $players_you ->
    [only] te toucherait
    [yes] exigence pour { $players }
   *[no] toucherait { $players }
}
knowledge-hit-you = te toucherait
knowledge-compels = { $players_you ->
    [only] te contraindrait
    [yes] contrainte pour { $players }
   *[no] contraindrait { $players }
}
knowledge-compels-you = te contraindrait
knowledge-count-of = { $player } { $count }
knowledge-count-versus = toi { $mine } contre { $others }
knowledge-count-plus = { $board } + { $more }
knowledge-count-in-parts = { $count } ({ $board } dans la zone de jeu, { $more } sur la carte)
knowledge-count-tucked = { $count } ({ $board } maintenant, { $more } sur la carte à archiver)
knowledge-why-fewer = { $reader ->
    [reached] Tu as moins d’icônes [{ $icon }] : { $theirs } contre { $mine } chez { $launcher }.
    [uses] { $player } a moins d’icônes [{ $icon }] que toi : { $theirs } contre { $mine }.
   *[neither] { $player } a moins d’icônes [{ $icon }] : { $theirs } contre { $mine } chez { $launcher }.
}
knowledge-why-as-many = { $reader ->
    [reached] Tu as autant d’icônes [{ $icon }] : { $theirs } contre { $mine } chez { $launcher }.
    [uses] { $player } a autant d’icônes [{ $icon }] que toi : { $theirs } contre { $mine }.
   *[neither] { $player } a autant d’icônes [{ $icon }] : { $theirs } contre { $mine } chez { $launcher }.
}
knowledge-why-more = { $reader ->
    [reached] Tu as davantage d’icônes [{ $icon }] : { $theirs } contre { $mine } chez { $launcher }.
    [uses] { $player } a davantage d’icônes [{ $icon }] que toi : { $theirs } contre { $mine }.
   *[neither] { $player } a davantage d’icônes [{ $icon }] : { $theirs } contre { $mine } chez { $launcher }.
}
knowledge-part-hit = { $reader ->
    [reached] Cela te toucherait
   *[other] Cela toucherait { $player }
}
knowledge-part-compels = { $reader ->
    [reached] Cela te contraindrait
   *[other] Cela contraindrait { $player }
}
knowledge-part-shares = { $reader ->
    [reached] Tu coopérerais
   *[other] { $player } coopérerait
}
knowledge-part-out = { $reader ->
    [reached] Rien pour toi
   *[other] Rien pour { $player }
}
knowledge-parts-out = Rien pour { $players }
knowledge-part-then = { $part } :
# $how : « as-many-in-parts » s’il faut dire de quoi se compose le nombre de qui active la carte
knowledge-part-why = { $how ->
    [as-many] { $reader ->
        [uses] { $theirs }, autant que toi (icône [{ $icon }])
       *[other] { $theirs }, autant que chez { $launcher } (icône [{ $icon }])
    }
   *[fewer] { $reader ->
        [uses] { $theirs } contre { $mine } chez toi (icône [{ $icon }])
       *[other] { $theirs } contre { $mine } chez { $launcher } (icône [{ $icon }])
    }
}
knowledge-part-and-why = { $part } : { $why }.
knowledge-order = Qui fait quoi, dans l’ordre
knowledge-order-nobody = personne
knowledge-order-then = { $all }, puis { $next }
knowledge-order-kind-demand = Exigence
knowledge-order-kind-compel = Contrainte
knowledge-order-kind-shared = Effet
knowledge-order-kind-echo = Écho
knowledge-order-of = { $kind } : { $players }
knowledge-reach-sentence = { $reader ->
    [uses] Si tu actives { $card }… { $parts }
   *[other] Si { $launcher } active { $card }… { $parts }
}
knowledge-reach-no-effects = Cette carte n’a aucun effet : personne ne coopère.
knowledge-reach-nobody = l’effet n’atteint personne d’autre
knowledge-count-words = { $player } : { $count }
knowledge-missed-demand = L’exigence ne touche personne : chaque adversaire a au moins autant d’icônes [{ $icon }].
knowledge-missed-compel = La contrainte ne touche personne : chaque adversaire a moins d’icônes [{ $icon }].

## Ce que ferait une action

knowledge-preview = Ce que cela ferait
knowledge-preview-looking = Calcul de ce que cela ferait…
knowledge-preview-select = Choisis une carte ou un bouton pour en voir l’aperçu.
knowledge-preview-failed = Pas d’aperçu : { $reason }
knowledge-steps = Ce qui se passe, dans l’ordre
knowledge-step-alone = { $player } uniquement
knowledge-step-nobody-demand = ne toucherait personne
knowledge-step-nobody-compel = ne contraindrait personne
knowledge-changes-never = Ne change rien
knowledge-changes-in-vain = Mais cela ne change rien
knowledge-no-effects = { $paid ->
    [yes] Tu archiverais une carte pour rien : il n’y a aucun effet
   *[no] Il n’y a aucun effet : cela ne change rien
}
knowledge-changes-maybe = Pourrait ne rien changer
knowledge-bonus-always = Tu recevrais la prime de coopération
knowledge-bonus-maybe = Tu recevrais peut-être la prime de coopération
knowledge-back-free = Tu peux l’annuler
knowledge-back-agreed = { $reveals ->
    [always] Révèle du nouveau
   *[maybe] Révèle peut-être du nouveau
}, mais tu peux l’annuler
knowledge-back-consent = { $reveals ->
    [always] Révèle du nouveau
   *[maybe] Révèle peut-être du nouveau
}. Alors tu ne peux l’annuler que si les autres acceptent
knowledge-back-never = Tu ne peux pas l’annuler
knowledge-back-unless-end = { $how }. Tu ne peux pas annuler la fin de la partie
knowledge-bonus-other = { $how ->
    [always] { $player } recevrait la prime de coopération
   *[maybe] { $player } recevrait peut-être la prime de coopération
}
knowledge-if-used = Si { $player } l’active maintenant :
knowledge-if-used-reach = Si tu l’actives : { $who }.
knowledge-if-used-you = Si tu l’actives maintenant :
knowledge-quantity-points = points
knowledge-quantity-hand = cartes en main
knowledge-quantity-score_pile = cartes d’influence
knowledge-quantity-short-hand = main
knowledge-quantity-short-score_pile = influence
knowledge-quantity-achievements = dominations
knowledge-quantity-draws = prochaine carte
knowledge-draw = [{ $age }]
knowledge-draw-span = [{ $least }]-[{ $most }]
knowledge-draw-end = la fin
knowledge-draw-from = { $sets } { $draw }
knowledge-draw-becomes = { $reader ->
    [own] Ta
   *[other] La
} prochaine carte piochée sera { $after } au lieu { $before }
knowledge-draw-of-base = un [{ $age }] de base
    .before = d’un [{ $age }] de base
knowledge-tried = D’après quelques essais : le résultat peut varier
knowledge-from-to = { $before } → { $after }
knowledge-from-to-words = { $what } : { $before }, puis { $after }
knowledge-splay = { $color } : { $splays }
knowledge-more = +{ $number }
knowledge-less = −{ $number }
knowledge-icons-then = puis { $after }

knowledge-ends-always = Cela met fin à la partie : { $how }.
knowledge-ends-maybe = Cela peut mettre fin à la partie : { $how }.

## La fin des pioches

knowledge-end-now = { $player } : piocher maintenant mettrait fin à la partie.
knowledge-end-soon = { $cards ->
    [one] Il reste { $cards } carte de valeur [{ $age }] ou plus : ensuite, piocher met fin à la partie.
   *[other] Il reste { $cards } cartes de valeur [{ $age }] ou plus : ensuite, piocher met fin à la partie.
}
knowledge-end-value = Devoir piocher un [{ $age }] ou plus met fin à la partie, même pendant un dogme.

## La course

knowledge-tab-race = Course
knowledge-race = Où en est tout le monde
knowledge-race-goal = But
knowledge-race-achievements = Dominations
knowledge-race-of = { $have }/{ $need }
knowledge-race-points = Points
knowledge-race-top = Plus haute carte active
knowledge-race-lacking = Prochaines dominations : ce qui manque
knowledge-race-lacking-points = Prochaines dominations : points (et carte active) qui manquent
knowledge-race-specials = Domaines
knowledge-race-lacks-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
knowledge-race-lacks-both = { $points ->
    [one] { $points } point
   *[other] { $points } points
} + une active [{ $value }]
knowledge-race-lacks-both-brief = { $points } + [{ $value }]
knowledge-race-lacks-top = une active [{ $value }]
knowledge-race-now = à prendre
knowledge-race-first = en tête
knowledge-race-note-team = Les dominations comptent pour toute l’équipe.

## La mémoire

knowledge-tab-memory = Mémoire
knowledge-memory-hidden = Ce que les adversaires peuvent avoir
knowledge-memory-none = Personne d’autre n’a de cartes cachées.
knowledge-memory-zone-hand = { $player } : main
knowledge-memory-zone-score = { $player } : influence
knowledge-memory-zone = { $player } : { $zone }
knowledge-memory-back-of = { $count ->
    [one] { $set } [{ $age }]
   *[other] { $count } × { $set } [{ $age }]
}
knowledge-memory-back = { $count ->
    [one] [{ $age }]
   *[other] { $count } × [{ $age }]
}
knowledge-memory-sure = connu
knowledge-memory-next = Tu sais ce qui vient :
knowledge-memory-next-of = Tu sais ce qui vient ({ $set }) :
knowledge-memory-maybe = peut-être
knowledge-memory-of = { $number ->
    [one] { $number } carte parmi { $count } que tu n’as jamais vues
   *[other] { $number } cartes parmi { $count } que tu n’as jamais vues
}
knowledge-memory-or-of = { $number ->
    [one] ou { $number } carte parmi { $count } que tu n’as jamais vues
   *[other] jusqu’à { $number } cartes parmi { $count } que tu n’as jamais vues
}
knowledge-memory-values = Cartes hors de vue, par valeur
knowledge-memory-value = { $count ->
    [0] toutes en vue
    [one] { $count } carte
   *[other] { $count } cartes
}
knowledge-memory-unseen = jamais vu
knowledge-memory-place-next = la prochaine à piocher
knowledge-memory-place-after = dans la pioche, après { $above ->
    [one] { $above } autre carte
   *[other] { $above } autres cartes
}
knowledge-memory-off = Cette table ne signale pas les cartes que tu as vues : à toi de les retenir. Tu vois ici ce qui découle des cartes en vue.
