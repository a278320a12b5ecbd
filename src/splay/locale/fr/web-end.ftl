### Les mots de la fin d’une partie.

end-title = La fin de la partie
end-outcome-win = Tu as gagné !
end-outcome-lose = Tu as perdu
end-outcome-draw = Égalité
end-winner = victoire
end-had = { $achievements ->
    [one] { $achievements } domination
   *[other] { $achievements } dominations
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-no-cards = aucune
end-piles = Influence et mains
end-head-to-head = Face-à-face
end-against = Contre { $player } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
}, { $lost ->
    [one] { $lost } défaite
   *[other] { $lost } défaites
}
end-rematch = Revanche
end-rematch-there = Aller à la revanche
end-stronger = Essayer le niveau { $strength }
end-replay = Revoir
end-deal = Les résultats de tout le monde
end-boards = Voir les zones
end-record = Télécharger la partie
end-kept-until = La partie peut être revue jusqu’au { $date }. Pour la garder, télécharge-la.
end-not-kept = Le déroulement de cette partie n’est plus conservé, seulement sa fin.
end-games = Mes parties
end-archive = Parties publiques
end-origin = Cette partie a commencé au milieu d’une autre. Voir ce moment
end-moments = Tournants
end-lead = Tour { $turn } : { $you ->
    [yes] tu prends la tête.
   *[no] { $player } prend la tête.
}
end-lead-card = Tour { $turn } : { $you ->
    [yes] tu prends la tête avec { $card }.
   *[no] { $player } prend la tête avec { $card }.
}
end-see = Voir ce moment
end-curve = Tour par tour
end-curve-about = { $quantity } sur { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} ; les mêmes valeurs en chiffres sont plus bas.
end-points = Points
end-chances = Chances de victoire en %
end-achievements = Dominations
end-icons = Icônes : { $icon }
end-costly-section = Coups coûteux
end-costly-title = { $number ->
    [one] Ton coup le plus coûteux
    [3] Tes trois coups les plus coûteux
   *[other] Tes coups les plus coûteux
}
end-costly-of = { $number ->
    [one] Le coup le plus coûteux ({ $player })
    [3] Les trois coups les plus coûteux ({ $player })
   *[other] Les coups les plus coûteux ({ $player })
}
end-costly-none = Aucun coup ne t’a coûté plus de 5 %.
end-costly-none-of = Aucun coup n’a coûté plus de 5 % à { $player }.
end-costly-turn = Tour { $turn }
end-costly-change = { $before } → { $after } %
end-costly-mark = Tour { $turn } : { $before } → { $after } %, d’après des parties jouées à partir de là
end-costly-you = Toi : { $action }
end-costly-played = { $player } : { $action }
end-costly-better = Mieux : { $action }
end-costly-percent = { $chance } %
end-costly-by = { $computer } : parties jouées à partir de chaque coup, sans rien savoir de plus que le joueur.
end-costly-try = Rejouer à partir d’ici
end-lucky-title = Pioches qui ont fait basculer la partie
end-lucky = { $you ->
    [yes] Tu pioches { $cards } : le hasard fait passer tes chances de victoire de { $before } % à { $after } %.
   *[no] { $player } pioche { $cards } : le hasard fait passer ses chances de victoire de { $before } % à { $after } %.
}
end-analyzing = Analyse…
end-analyzing-turns = Analyse… { $done ->
    [one] { $done } tour sur { $turns }
   *[other] { $done } tours sur { $turns }
}
end-analyzing-closer = On regarde de plus près… { $done ->
    [one] { $done } étape sur { $total }
   *[other] { $done } étapes sur { $total }
}
end-analyzing-stop = Arrêter
end-analyzing-stopped = Analyse arrêtée.
end-analyzing-on = Continuer
end-legend = Les joueurs et leurs courbes
end-turn = Tour { $turn }
end-turn-head = Tour
end-numbers = En chiffres

## Le mélange

end-shuffle = Le mélange
end-shuffle-kept = ✓ Le mélange était équitable
end-shuffle-broken = ✗ Le mélange ne correspond pas
end-shuffle-about = Avant la donne, le serveur a montré l’empreinte (SHA-256) d’un nombre secret qui mélange toutes les cartes. Maintenant, tu vois ce nombre, et ton navigateur a calculé son empreinte. Si les deux sont identiques, personne n’a touché aux cartes.
end-shuffle-unknown = Ce navigateur ne calcule les empreintes qu’avec une connexion sécurisée. N’importe qui peut vérifier le fichier de la partie.
end-shuffle-commitment = Montrée avant la partie
end-shuffle-secret = Le secret

end-statistics = La partie en chiffres
end-moved = Les cartes qui ont donné et pris le plus de points
end-moved-card = Carte
end-moved-used = Activée
statistic-turns = Tours
statistic-draw-actions = Actions Piocher
statistic-meld-actions = Actions Poser
statistic-dogma-actions = Cartes activées
statistic-achieve-actions = Actions Dominer
statistic-demands-hit = Exigences réussies
statistic-demands-suffered = Exigences subies
statistic-shared-by-others = Coopérations des autres
statistic-shared = Coopérations avec les autres
statistic-drawn = Cartes piochées
statistic-melded = Cartes posées
statistic-tucked = Cartes archivées
statistic-scored = Cartes marquées
statistic-returned = Cartes recyclées
statistic-splays = Décalages
statistic-achieved = Cartes dominées
statistic-claimed = Domaines
