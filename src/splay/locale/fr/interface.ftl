### Les mots de Splay en français, sauf ceux des cartes (cards.json) et de l’aide (help.ftl).
### Les lieux : la valeur est un groupe nominal ; .source « de ta main », .target « dans ta main », .place comme .source,
### .title comme titre. Les couleurs sont des noms masculins ; avec « pile », « carte », elles s’accordent par leur rôle.

## Plusieurs choses en une

list-more = { $all }, { $next }
list-and = { $all } et { $next }
list-and-last = { $all } et { $next }
list-parts = { $all } ; { $next }
list-or = { $all } ou { $next }
list-or-last = { $all } ou { $next }

## Les noms des choses

nobody = Personne
    .players = personne
    .winners = personne
you = Toi
    .players = toi
    .winners = toi
    .table-fleeting-taken = Toi
    .table-fleeting-takers = Toi
you-too = toi
color-blue = bleu
    .ring-pile = bleue
    .preview-meld-on = bleue
    .preview-meld-first = bleue
    .table-tray-pile = bleue
    .table-tray-pile-your = bleue
color-red = rouge
color-green = vert
    .ring-pile = verte
    .preview-meld-on = verte
    .preview-meld-first = verte
    .table-tray-pile = verte
    .table-tray-pile-your = verte
color-yellow = jaune
color-purple = violet
    .ring-pile = violette
    .preview-meld-on = violette
    .preview-meld-first = violette
    .table-tray-pile = violette
    .table-tray-pile-your = violette
icon-crown = couronne
icon-leaf = feuille
icon-bulb = ampoule
icon-castle = château
icon-factory = usine
icon-clock = horloge
icon-hex = hexagone vide
set-base = Base
set-about-base = Le jeu d’origine : 105 cartes, toujours présentes.
splay-none = non décalé
    .splays = sans décalage
splay-left = décalé à gauche
    .splays = décalage à gauche
splay-right = décalé à droite
    .splays = décalage à droite
splay-up = décalé vers le haut
    .splays = décalage vers le haut
special-name-Empire = Empire
special-name-Monument = Monument
special-name-Wonder = Merveille
special-name-World = Monde
special-name-Universe = Univers
special-Empire = chacune des { $icon_kinds } icônes visible au moins { $empire_icons } fois dans une zone de jeu
special-Monument = archiver { $monument_cards } cartes, ou en marquer { $monument_cards }, en un seul tour
special-Wonder = { $all_colors } couleurs dans une zone de jeu, chacune décalée à droite ou vers le haut
special-World = au moins { $world_clocks } horloges visibles dans une zone de jeu
special-Universe = { $all_colors } cartes actives dans une zone de jeu, chacune de valeur { $universe_value } ou plus

## Les cartes, comme on les voit

card-none = rien
    .given = zéro carte
card-with-value = { $card } [{ $age }]
card-back = un [{ $age }]
    .card-with-value = une carte
card-backs = { $number } × [{ $age }]
card-back-of = une carte { $set } [{ $age }]
    .card-with-value = une carte { $set }
    .before = d’une carte { $set } [{ $age }]
card-backs-of = { $number } × { $set } [{ $age }]

## Les lieux : de qui agit, de qui lit, de quelqu’un d’autre, de personne

place-hand = sa main
    .source = de sa main
    .place = de sa main
    .target = dans sa main
    .event-proof = sa main
    .story-deed-proof = sa main
place-score = son influence
    .source = de son influence
    .place = de son influence
    .target = dans son influence
    .event-proof = son influence
    .story-deed-proof = son influence
place-achievements = ses dominations
    .source = de ses dominations
    .place = de ses dominations
    .target = dans ses dominations
place-board = sa zone de jeu
    .source = de sa zone de jeu
    .place = de sa zone de jeu
    .target = dans sa zone de jeu
    .event-proof = sa zone de jeu
    .story-deed-proof = sa zone de jeu
place-hand-your = ta main
    .source = de ta main
    .place = de ta main
    .target = dans ta main
    .event-proof = ta main
    .story-deed-proof = ta main
place-score-your = ton influence
    .source = de ton influence
    .place = de ton influence
    .target = dans ton influence
    .event-proof = ton influence
    .story-deed-proof = ton influence
place-achievements-your = tes dominations
    .source = de tes dominations
    .place = de tes dominations
    .target = dans tes dominations
place-board-your = ta zone de jeu
    .source = de ta zone de jeu
    .place = de ta zone de jeu
    .target = dans ta zone de jeu
    .event-proof = ta zone de jeu
    .story-deed-proof = ta zone de jeu
place-hand-of = la main ({ $player })
    .source = de la main ({ $player })
    .place = de la main ({ $player })
    .target = dans la main ({ $player })
    .event-proof = la main ({ $player })
    .story-deed-proof = la main ({ $player })
    .title = main ({ $player })
place-score-of = l’influence ({ $player })
    .source = de l’influence ({ $player })
    .place = de l’influence ({ $player })
    .target = dans l’influence ({ $player })
    .event-proof = l’influence ({ $player })
    .story-deed-proof = l’influence ({ $player })
    .title = influence ({ $player })
place-achievements-of = les dominations ({ $player })
    .source = des dominations ({ $player })
    .place = des dominations ({ $player })
    .target = dans les dominations ({ $player })
    .title = dominations ({ $player })
place-board-of = la zone de jeu ({ $player })
    .source = de la zone de jeu ({ $player })
    .place = de la zone de jeu ({ $player })
    .target = dans la zone de jeu ({ $player })
    .event-proof = la zone de jeu ({ $player })
    .story-deed-proof = la zone de jeu ({ $player })
    .title = zone de jeu ({ $player })
place-supply = les pioches
    .source = des pioches
    .place = des pioches
    .target = sous les pioches
    .event-put_back = sur les pioches
    .title = pioches
place-supply-of = la pioche [{ $age }]
    .source = de la pioche [{ $age }]
    .place = de la pioche [{ $age }]
    .target = sous la pioche [{ $age }]
    .event-put_back = sur la pioche [{ $age }]
    .event-look = dans la pioche [{ $age }]
    .story-deed-look = dans la pioche [{ $age }]
    .title = pioche [{ $age }]
place-supply-of-set = la pioche { $set } [{ $age }]
    .source = de la pioche { $set } [{ $age }]
    .place = de la pioche { $set } [{ $age }]
    .target = sous la pioche { $set } [{ $age }]
    .event-put_back = sur la pioche { $set } [{ $age }]
    .event-look = dans la pioche { $set } [{ $age }]
    .story-deed-look = dans la pioche { $set } [{ $age }]
    .title = pioche { $set } [{ $age }]
place-available = les dominations disponibles
    .source = des dominations disponibles
    .place = parmi les dominations disponibles
    .target = parmi les dominations disponibles
    .title = dominations disponibles
place-removed = les cartes hors de la partie
    .source = des cartes hors de la partie
    .place = des cartes hors de la partie
    .target = hors de la partie
    .title = cartes hors de la partie
place-nowhere = nulle part
    .source = de nulle part
    .place = de nulle part

## Ce qui se passe

event-first_meld = { $you ->
    [yes] Tu commences
   *[no] { $player } commence
} avec { $cards }.
# L’alphabet est celui des noms anglais : la règle compare ceux-là.
event-turn = { $turn ->
    [1] { $you ->
        [yes] Tour 1 : à toi. Ta carte est la première dans l’ordre alphabétique (noms anglais).
       *[no] Tour 1 : { $player }, avec la première carte dans l’ordre alphabétique (noms anglais).
    }
   *[more] { $you ->
        [yes] Tour { $turn } : à toi.
       *[no] Tour { $turn } : { $player }.
    }
}
event-action-draw = { $you ->
    [yes] Tu utilises
   *[no] { $player } utilise
} une action pour piocher.
event-action-meld = { $you ->
    [yes] Tu utilises
   *[no] { $player } utilise
} une action pour poser { $cards }.
event-action-dogma = { $you ->
    [yes] Tu actives
   *[no] { $player } active
} { $cards }.
missed-demand = L’exigence ne touche personne : chaque adversaire a au moins autant d’icônes [{ $icon }].
missed-compel = La contrainte ne touche personne : chaque adversaire a moins d’icônes [{ $icon }].
event-action-achieve = { $you ->
    [yes] Tu utilises
   *[no] { $player } utilise
} une action pour dominer le [{ $value }].
event-draw = { $you ->
    [yes] Tu pioches
   *[no] { $player } pioche
} { $cards }.
event-draw-higher = { $you ->
    [yes] Tu pioches
   *[no] { $player } pioche
} { $cards } : il ne reste aucun [{ $wanted }]{ $skipped ->
    [1] {""}
   *[more] -[{ $last }]
}.
event-draw-higher-base = { $you ->
    [yes] Tu pioches
   *[no] { $player } pioche
} { $cards } : il ne reste aucun [{ $wanted }]{ $skipped ->
    [1] {""}
   *[more] -[{ $last }]
} de base.
event-meld = { $you ->
    [yes] Tu poses
   *[no] { $player } pose
} { $cards }.
event-tuck = { $you ->
    [yes] Tu archives
   *[no] { $player } archive
} { $cards }.
event-score = { $you ->
    [yes] Tu marques
   *[no] { $player } marque
} { $cards }.
event-return = { $you ->
    [yes] Tu recycles
   *[no] { $player } recycle
} { $cards }.
event-meld-from = { $you ->
    [yes] Tu poses
   *[no] { $player } pose
} { $cards } { $source }.
event-tuck-from = { $you ->
    [yes] Tu archives
   *[no] { $player } archive
} { $cards } { $source }.
event-score-from = { $you ->
    [yes] Tu marques
   *[no] { $player } marque
} { $cards } { $source }.
event-return-from = { $you ->
    [yes] Tu recycles
   *[no] { $player } recycle
} { $cards } { $source }.
event-transfer = { $you ->
    [yes] Tu transfères
   *[no] { $player } transfère
} { $cards } { $source } { $target }.
event-exchange = { $you ->
    [yes] Tu échanges
   *[no] { $player } échange
} : { $cards } { $cards_number ->
    [0] ne va
    [one] va
   *[other] vont
} { $source } { $target }.
event-remove = { $you ->
    [yes] Tu retires
   *[no] { $player } retire
} de la partie { $cards } { $source }.
event-achieve = { $you ->
    [yes] Tu domines
   *[no] { $player } domine
} le [{ $age }].
event-achieve-from = { $you ->
    [yes] Tu domines
   *[no] { $player } domine
} { $cards } { $source }.
event-move = { $you ->
    [yes] Tu déplaces
   *[no] { $player } déplace
} { $cards } { $source } { $target }.
event-reveal = { $you ->
    [yes] Tu révèles
   *[no] { $player } révèle
} { $cards }.
event-put_back = { $you ->
    [yes] Tu remets
   *[no] { $player } remet
} { $cards } { $target }.
event-proof = { $you ->
    [yes] Tu montres
   *[no] { $player } montre
} { $source } pour prouver que rien ne convient : { $cards }.
event-splay = { $you ->
    [yes] Tu décales
   *[no] { $player } décale
} le { $color } { $direction ->
    [left] à gauche
    [right] à droite
   *[up] vers le haut
}.
event-splay-on = { $you ->
    [yes] Tu décales
   *[no] { $player } décale
} le { $color } { $direction ->
    [left] à gauche
    [right] à droite
   *[up] vers le haut
} { $target }.
event-unsplay = { $you ->
    [yes] Tu réalignes
   *[no] { $player } réaligne
} le { $color }.
event-rearrange = { $you ->
    [yes] Tu réordonnes
   *[no] { $player } réordonne
} le { $color }, en partant du fond : { $cards }.
event-claim = { $you ->
    [yes] Tu obtiens
   *[no] { $player } obtient
} le domaine { $special } : { $condition }.
event-claim-through = { $you ->
    [yes] Tu obtiens
   *[no] { $player } obtient
} le domaine { $special } grâce à { $card }.
event-eliminate = { $you ->
    [yes] Tu es
   *[no] { $player } est
} hors jeu.
event-bonus = { $you ->
    [yes] Tu reçois
   *[no] { $player } reçoit
} la prime de coopération : un adversaire a coopéré, et quelque chose a changé.
event-choice-color = { $you ->
    [yes] Tu choisis
   *[no] { $player } choisit
} le { $color }.
event-choice-value = { $you ->
    [yes] Tu choisis
   *[no] { $player } choisit
} la valeur { $value }.
event-choice-number = { $you ->
    [yes] Tu choisis
   *[no] { $player } choisit
} le nombre { $value }.
event-choice-set = { $you ->
    [yes] Tu choisis
   *[no] { $player } choisit
} la série { $set }.
event-end-achievements = Fin de la partie : le nombre de dominations requis est atteint.
event-end-score = { $you ->
    [yes] Tu devais
   *[no] { $player } devait
} piocher au-dessus de { $highest_age }. Fin de la partie : le plus de points l’emporte.
event-end-card = Fin de la partie : une carte désigne qui gagne.
event-end-resigned = { $you ->
    [yes] Tu abandonnes
   *[no] { $player } abandonne
}.
event-rules_changed-again = Les règles du serveur ont changé au milieu d’une action. L’action recommence.
event-rules_changed-kept = Les règles du serveur ont changé. Tous les choix restent ; voici où ils mènent maintenant.

## Pourquoi une réponse est bonne, et pourquoi une autre aurait été meilleure

advice-win = C’est la victoire.
advice-win-later = Cela peut mener à la victoire, si tu choisis bien ensuite.
advice-safe = { $you ->
    [yes] Tu risques
   *[no] { $player } risque
} moins de perdre bientôt.
advice-achievements = Cela { $you ->
    [yes] te rapporte
   *[no] rapporte à { $player }
} { $number ->
    [one] { $number } domination
   *[other] { $number } dominations
}.
advice-achievements-against = Cela { $you ->
    [yes] te coûte
   *[no] coûte à { $player }
} { $number ->
    [one] { $number } domination
   *[other] { $number } dominations
}.
advice-claimable = { $you ->
    [yes] Tu as
   *[no] { $player } a
} { $number ->
    [one] { $number } domination de plus à portée
   *[other] { $number } dominations de plus à portée
}.
advice-claimable-against = { $you ->
    [yes] Tu as
   *[no] { $player } a
} { $number ->
    [one] { $number } domination de moins à portée
   *[other] { $number } dominations de moins à portée
}.
advice-points = { $you ->
    [yes] Tu gagnes
   *[no] { $player } gagne
} { $number ->
    [one] { $number } point
   *[other] environ { $number } points
}.
advice-points-against = { $you ->
    [yes] Tu perds
   *[no] { $player } perd
} { $number ->
    [one] { $number } point
   *[other] environ { $number } points
}.
advice-cards = { $you ->
    [yes] Tu as
   *[no] { $player } a
} { $number ->
    [one] { $number } carte de plus en main
   *[other] environ { $number } cartes de plus en main
}.
advice-cards-against = { $you ->
    [yes] Tu as
   *[no] { $player } a
} { $number ->
    [one] { $number } carte de moins en main
   *[other] environ { $number } cartes de moins en main
}.
advice-higher = { $you ->
    [yes] Ta plus haute carte active
   *[no] La plus haute carte active ({ $player })
} monte de { $number }.
advice-higher-against = { $you ->
    [yes] Ta plus haute carte active
   *[no] La plus haute carte active ({ $player })
} baisse de { $number }.
advice-colors = { $you ->
    [yes] Tu as
   *[no] { $player } a
} { $number ->
    [one] { $number } couleur de plus
   *[other] { $number } couleurs de plus
} dans { $you ->
    [yes] ta
   *[no] sa
} zone de jeu.
advice-colors-against = { $you ->
    [yes] Tu perds
   *[no] { $player } perd
} { $number ->
    [one] { $number } couleur
   *[other] { $number } couleurs
} dans { $you ->
    [yes] ta
   *[no] sa
} zone de jeu.
advice-splays = { $you ->
    [yes] Tu as
   *[no] { $player } a
} { $number ->
    [one] { $number } couleur décalée de plus
   *[other] { $number } couleurs décalées de plus
}.
advice-splays-against = { $you ->
    [yes] Tu perds
   *[no] { $player } perd
} { $number ->
    [one] { $number } décalage
   *[other] { $number } décalages
}.
advice-icons = { $you ->
    [yes] Tu montres
   *[no] { $player } montre
} { $number ->
    [one] { $number } icône de plus
   *[other] environ { $number } icônes de plus
}.
advice-icons-against = { $you ->
    [yes] Tu montres
   *[no] { $player } montre
} { $number ->
    [one] { $number } icône de moins
   *[other] environ { $number } icônes de moins
}.
advice-end = La partie peut bientôt finir aux points, et { $you ->
    [yes] tu as
   *[no] { $player } a
} { $number ->
    [one] { $number } point
   *[other] environ { $number } points
} d’avance.
better-win = Cela aurait donné la victoire.
better-win-later = Cela aurait pu donner la victoire, avec de bons choix ensuite.
better-safe = { $you ->
    [yes] Tu aurais
   *[no] { $player } aurait
} couru moins de risque de perdre bientôt.
better-achievements = { $you ->
    [yes] Tu aurais
   *[no] { $player } aurait
} eu { $number ->
    [one] { $number } domination de plus
   *[other] { $number } dominations de plus
}.
better-achievements-against = { $you ->
    [yes] Tu aurais
   *[no] { $player } aurait
} eu { $number ->
    [one] { $number } domination de moins
   *[other] { $number } dominations de moins
}.
better-claimable = { $you ->
    [yes] Tu aurais
   *[no] { $player } aurait
} eu { $number ->
    [one] { $number } domination de plus à portée
   *[other] { $number } dominations de plus à portée
}.
better-claimable-against = { $you ->
    [yes] Tu aurais
   *[no] { $player } aurait
} eu { $number ->
    [one] { $number } domination de moins à portée
   *[other] { $number } dominations de moins à portée
}.
better-points = { $you ->
    [yes] Tu aurais
   *[no] { $player } aurait
} eu { $number ->
    [one] { $number } point de plus
   *[other] environ { $number } points de plus
}.
better-points-against = { $you ->
    [yes] Tu aurais
   *[no] { $player } aurait
} eu { $number ->
    [one] { $number } point de moins
   *[other] environ { $number } points de moins
}.
better-cards = { $you ->
    [yes] Tu aurais
   *[no] { $player } aurait
} eu { $number ->
    [one] { $number } carte de plus en main
   *[other] environ { $number } cartes de plus en main
}.
better-cards-against = { $you ->
    [yes] Tu aurais
   *[no] { $player } aurait
} eu { $number ->
    [one] { $number } carte de moins en main
   *[other] environ { $number } cartes de moins en main
}.
better-higher = { $you ->
    [yes] Ta plus haute carte active
   *[no] La plus haute carte active ({ $player })
} aurait été plus haute de { $number }.
better-higher-against = { $you ->
    [yes] Ta plus haute carte active
   *[no] La plus haute carte active ({ $player })
} aurait été plus basse de { $number }.
better-colors = { $you ->
    [yes] Tu aurais
   *[no] { $player } aurait
} eu { $number ->
    [one] { $number } couleur de plus
   *[other] { $number } couleurs de plus
} dans { $you ->
    [yes] ta
   *[no] sa
} zone de jeu.
better-colors-against = { $you ->
    [yes] Tu aurais
   *[no] { $player } aurait
} eu { $number ->
    [one] { $number } couleur de moins
   *[other] { $number } couleurs de moins
} dans { $you ->
    [yes] ta
   *[no] sa
} zone de jeu.
better-splays = { $you ->
    [yes] Tu aurais
   *[no] { $player } aurait
} eu { $number ->
    [one] { $number } couleur décalée de plus
   *[other] { $number } couleurs décalées de plus
}.
better-splays-against = { $you ->
    [yes] Tu aurais
   *[no] { $player } aurait
} eu { $number ->
    [one] { $number } couleur décalée de moins
   *[other] { $number } couleurs décalées de moins
}.
better-icons = { $you ->
    [yes] Tu aurais
   *[no] { $player } aurait
} montré { $number ->
    [one] { $number } icône de plus
   *[other] environ { $number } icônes de plus
}.
better-icons-against = { $you ->
    [yes] Tu aurais
   *[no] { $player } aurait
} montré { $number ->
    [one] { $number } icône de moins
   *[other] environ { $number } icônes de moins
}.
better-end = La partie aurait pu bientôt finir aux points, avec { $number ->
    [one] { $number } point
   *[other] environ { $number } points
} d’avance pour { $you ->
    [yes] toi
   *[no] { $player }
}.

## Qui résout un effet, et pourquoi

effect-only = { $card }
effect-demand = { $card }
effect-compel = { $card }
effect-echo = { $card }, écho
effect-echo-says = Écho : { $text }
effect-dogma = { $card }, premier effet
effect-dogma_2 = { $card }, deuxième effet
effect-dogma_3 = { $card }, troisième effet
role-own = { $effect } : { $you ->
    [yes] tu l’appliques
   *[no] { $player } l’applique
}.
role-nested = { $effect } : { $you ->
    [yes] pour toi uniquement
   *[no] pour { $player } uniquement
}.
role-shares = { $effect } : { $you ->
    [yes] tu coopères
   *[no] { $player } coopère
}.
role-demanded = { $effect } : l’exigence { $you ->
    [yes] te touche
   *[no] touche { $player }
}.
role-compelled = { $effect } : la contrainte { $you ->
    [yes] te touche
   *[no] touche { $player }
}.
role-shares-counts = { $effect } : { $you ->
    [yes] tu coopères
   *[no] { $player } coopère
} ({ $icon } { $count } contre { $launcher }).
role-demanded-counts = { $effect } : l’exigence { $you ->
    [yes] te touche
   *[no] touche { $player }
} ({ $icon } { $count } contre { $launcher }).
role-compelled-counts = { $effect } : la contrainte { $you ->
    [yes] te touche
   *[no] touche { $player }
} ({ $icon } { $count } contre { $launcher }).
reason-shares = { $effect } : tu coopères.
reason-demanded = { $effect } : l’exigence te touche.
reason-compelled = { $effect } : la contrainte te touche.
reason-shares-counts = { $effect } : tu coopères ({ $icon } { $count } contre { $launcher }).
reason-demanded-counts = { $effect } : l’exigence te touche ({ $icon } { $count } contre { $launcher }).
reason-compelled-counts = { $effect } : la contrainte te touche ({ $icon } { $count } contre { $launcher }).

## La fin

result-achievements = { $winners_you ->
    [only] Tu gagnes avec
    [yes] Victoire : { $winners }, avec
   *[no] { $winners_number ->
        [0] Personne ne gagne avec
        [one] { $winners } gagne avec
       *[other] { $winners } gagnent avec
    }
} { $achievements ->
    [one] { $achievements } domination
   *[other] { $achievements } dominations
}.
result-score = { $winners_you ->
    [only] Tu gagnes avec
    [yes] Victoire : { $winners }, avec
   *[no] { $winners_number ->
        [0] Personne ne gagne avec
        [one] { $winners } gagne avec
       *[other] { $winners } gagnent avec
    }
} le plus de points.
result-score-tied = { $winners_you ->
    [only] Tu gagnes avec
    [yes] Victoire : { $winners }, avec
   *[no] { $winners_number ->
        [0] Personne ne gagne avec
        [one] { $winners } gagne avec
       *[other] { $winners } gagnent avec
    }
} davantage de dominations, à égalité de points.
result-card = { $winners_you ->
    [only] Tu gagnes
    [yes] Victoire : { $winners },
   *[no] { $winners_number ->
        [0] Personne ne gagne
        [one] { $winners } gagne
       *[other] { $winners } gagnent
    }
} grâce à { $card }.
result-resigned = Abandon : { $players }. { $winners_you ->
    [only] Tu gagnes
    [yes] Victoire : { $winners }
   *[no] { $winners_number ->
        [0] Personne ne gagne
        [one] { $winners } gagne
       *[other] { $winners } gagnent
    }
}.
result-gave-up = Abandon : { $players }.
result-left = { $winners_you ->
    [only] Tu gagnes
    [yes] Victoire : { $winners }
   *[no] { $winners_number ->
        [0] Personne ne gagne
        [one] { $winners } gagne
       *[other] { $winners } gagnent
    }
}. L’autre camp a quitté la table.
result-left-by = { $players_you ->
    [only] Tu as quitté la table
    [yes] Départ : { $players }
   *[no] { $players_number ->
        [one] { $players } a quitté la table
       *[other] { $players } ont quitté la table
    }
}. { $winners_you ->
    [only] Tu gagnes
    [yes] Victoire : { $winners }
   *[no] { $winners_number ->
        [0] Personne ne gagne
        [one] { $winners } gagne
       *[other] { $winners } gagnent
    }
}.
result-time = Temps écoulé : { $players }. { $winners_you ->
    [only] Tu gagnes
    [yes] Victoire : { $winners }
   *[no] { $winners_number ->
        [0] Personne ne gagne
        [one] { $winners } gagne
       *[other] { $winners } gagnent
    }
}.
result-standing = { $player } : { $achievements ->
    [one] { $achievements } domination
   *[other] { $achievements } dominations
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Les questions

prompt-because = { $card } : { $prompt }
prompt-now = Maintenant : { $prompt }
prompt-action = { $achieves ->
    [0] { $melds ->
        [0] Active une carte ou pioche.
       *[more] Active une carte, poses-en une ou pioche.
    }
   *[more] { $melds ->
        [0] Active une carte, domine ou pioche.
       *[more] Active une carte, poses-en une, domine ou pioche.
    }
}
prompt-free_action = Fais une action gratuite, ou passe.
prompt-first_meld = Choisis ta carte de départ. Tout le monde révèle la sienne en même temps.
prompt-card = choisis { $number ->
    [one] une carte
   *[other] des cartes
} à { $purpose }.
prompt-card-from = choisis { $number ->
    [one] une carte
   *[other] des cartes
} { $place_key ->
    [available] à { $purpose } { $place }
   *[other] { $place } à { $purpose }
}.
# toutes les cartes de ce lieu ne conviennent pas : on ne peut pas choisir les autres
prompt-card-fits = choisis { $number ->
    [one] une carte
   *[other] des cartes
} { $place_key ->
    [available] à { $purpose } { $place } qui conviennent
   *[other] { $place } à { $purpose }, parmi celles qui conviennent
}.
prompt-card-pick = choisis { $number ->
    [one] une carte
   *[other] des cartes
}.
prompt-order = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} à { $purpose }. Laquelle d’abord ?
prompt-order-return = tu recycles { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}. Laquelle va d’abord sous sa pioche ? La dernière finit tout en bas.{ $others ->
    [0] {""}
    [one] {" "}L’autre va sous une autre pioche.
   *[other] {" "}Les autres vont sous d’autres pioches.
}
prompt-order-tuck = tu archives { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}. Laquelle d’abord ? La dernière finit tout en bas.{ $others ->
    [0] {""}
    [one] {" "}L’autre va sous une autre pile.
   *[other] {" "}Les autres vont sous d’autres piles.
}
prompt-order-meld = tu poses { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}. Laquelle d’abord ? La dernière finit sur le dessus.{ $others ->
    [0] {""}
    [one] {" "}L’autre va sur une autre pile.
   *[other] {" "}Les autres vont sur d’autres piles.
}
prompt-order-pick = ordonne les cartes. Laquelle va sur le dessus ?
prompt-may = veux-tu { $purpose } ?
prompt-may-exchange = veux-tu échanger { $given } contre { $taken } ?
prompt-exchange-side = { $cards } { $place }
prompt-exchange-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
prompt-may-pick = choisis une possibilité.
prompt-color = choisis une couleur à { $purpose }.
prompt-color-pick = choisis une couleur.
prompt-splay = veux-tu décaler une couleur { $direction } ?
prompt-splay-must = choisis une couleur à décaler { $direction }.
prompt-unsplay = choisis une couleur à réaligner.
prompt-value = choisis une valeur à { $purpose }.
prompt-value-pick = choisis une valeur.
prompt-number = choisis un nombre de cartes à { $purpose }.
prompt-number-pick = choisis un nombre.
prompt-set = choisis une série à { $purpose }.
prompt-set-pick = choisis une série.
prompt-player = choisis un joueur.
prompt-player-transfer = choisis le joueur qui reçoit ta carte.
prompt-player-pick = choisis un joueur.
prompt-branch = choisis une possibilité.
prompt-color-again = choisis une couleur ({ $time } sur { $times }).
prompt-branch-again = choisis une possibilité ({ $time } sur { $times }).
prompt-picked-exactly = { $prompt } { $picked ->
    [one] { $picked } choisie
   *[other] { $picked } choisies
} sur { $most }.
prompt-picked-most = { $prompt } Jusqu’à { $most } ({ $picked ->
    [one] { $picked } choisie
   *[other] { $picked } choisies
}).
prompt-picked-between = { $prompt } { $least }-{ $most } ({ $picked ->
    [one] { $picked } choisie
   *[other] { $picked } choisies
}).
prompt-picked-any = { $prompt } Autant que tu veux ({ $picked ->
    [one] { $picked } choisie
   *[other] { $picked } choisies
}).
prompt-others = { $players_you ->
    [no] On attend { $players }
   *[yes] On attend : { $players }
}.

## Ce qu’un effet demande avec ses propres mots

asks-measurement-dogma-color = choisis la couleur à décaler à droite.
asks-publications-dogma-color = choisis la couleur à réordonner.

## Ce que quelqu’un d’autre est en train de choisir

waits-first_meld = { $you ->
    [yes] Tu choisis
   *[no] { $player } choisit
} une carte de départ…
waits-free_action = { $you ->
    [yes] Tu réfléchis
   *[no] { $player } réfléchit
} à une action gratuite…
waits-action = { $you ->
    [yes] Tu choisis
   *[no] { $player } choisit
} une action…
waits-choice = { $kind ->
    [order] { $you ->
        [yes] Tu ordonnes
       *[no] { $player } ordonne
    } des cartes
   *[other] { $you ->
        [yes] Tu choisis
       *[no] { $player } choisit
    }
}{ $kind ->
    [card] { $purpose ->
        [pick] {" "}une carte
       *[other] {" "}une carte à { $purpose }
    }
    [splay] {" "}une couleur à décaler
    [color] {" "}une couleur
    [value] {" "}une valeur
    [number] {" "}un nombre
    [set] {" "}une série
    [player] {" "}un joueur
   *[other] {""}
}…
waits-effect = { $kind ->
    [order] { $you ->
        [yes] Tu ordonnes
       *[no] { $player } ordonne
    } des cartes
   *[other] { $you ->
        [yes] Tu choisis
       *[no] { $player } choisit
    }
}{ $kind ->
    [card] { $purpose ->
        [pick] {" "}une carte
       *[other] {" "}une carte à { $purpose }
    }
    [splay] {" "}une couleur à décaler
    [color] {" "}une couleur
    [value] {" "}une valeur
    [number] {" "}un nombre
    [set] {" "}une série
    [player] {" "}un joueur
   *[other] {""}
} ({ $card })…

## Pourquoi on choisit des cartes

purpose-meld = poser
    .prompt-may = poser une carte
purpose-tuck = archiver
    .prompt-may = archiver une carte
purpose-score = marquer
    .prompt-may = marquer une carte
purpose-return = recycler
    .prompt-may = recycler une carte
purpose-transfer = transférer
    .prompt-may = transférer une carte
purpose-transfer-to = { $you ->
    [yes] te transférer
   *[no] transférer à { $player }
}
purpose-transfer-to-you = prendre
purpose-exchange = échanger
    .prompt-may = faire cet échange
purpose-reveal = révéler
    .prompt-may = révéler une carte
purpose-execute = activer
    .prompt-may = activer une carte
purpose-keep = garder
    .prompt-may = garder une carte
purpose-achieve = dominer
    .prompt-may = dominer une carte
purpose-remove = retirer de la partie
    .prompt-may = retirer une carte de la partie
purpose-draw = piocher
    .prompt-may = piocher une carte
direction-left = à gauche
    .event-icon-arrow = vers la gauche
direction-right = à droite
    .event-icon-arrow = vers la droite
direction-up = vers le haut

## Les réponses

option-answer = { $answer }
option-draw = Piocher
option-meld = Poser { $card }
option-dogma = Activer { $card }
option-achieve = Dominer [{ $value }]
option-card = { $card }
option-card-of = { $card }, { $place }
option-unseen = { $card } { $place }
option-color = { $color }
option-value = [{ $value }]
option-number = { $value }
option-set = { $set }
option-player = { $player }
option-branch = Option { $value }
option-yes = Oui
option-no = Non
option-pass = Ne rien choisir
option-pass-meld = Ne rien poser
option-pass-tuck = Ne rien archiver
option-pass-score = Ne rien marquer
option-pass-return = Ne rien recycler
option-pass-transfer = Ne rien transférer
option-pass-exchange = Ne rien échanger
option-pass-reveal = Ne rien révéler
option-pass-execute = Ne rien activer
option-pass-keep = Ne rien garder
option-pass-achieve = Ne rien dominer
option-pass-remove = Ne rien retirer
option-pass-free_action = Laisser en vitrine
option-pass-splay = Ne pas décaler
option-pass-done = Terminé

## Les cartes dans le terminal

# Une carte qui s’appelle autrement qu’en anglais : l’alphabet des règles est celui des noms anglais.
card-titles = { $title } ({ $english })
card-face = { $age } { $color } : { $icons }
card-face-of = { $age } { $color }, { $set } : { $icons }
card-featured = Icône principale, qui compte pour la coopération et les exigences : { $icon }
equal-cards = { $number } × { $card }
card-valued = { $card } { $age }
cards-first-edition = Première édition :
cards-found = { $number ->
    [0] Aucune carte ne correspond.
    [one] { $number } carte.
   *[other] { $number } cartes.
}
no-such-card = Aucune carte ne s’appelle « { $name } ».
which-card = Dis laquelle : card NOM.

## La position

none = rien
seat-team = { $player }, équipe { $team }
seat-out = { $player }, hors jeu
seat-you = { $player } (toi)
seat-agent = { $player } ({ $strength })
header-start = Cartes de départ. { $needed ->
    [one] { $needed } domination
   *[other] { $needed } dominations
} pour gagner.
header = Tour { $turn } : { $you ->
    [yes] à toi
   *[no] { $player }
}, encore { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}. { $needed ->
    [one] { $needed } domination
   *[other] { $needed } dominations
} pour gagner.

## Les dominations à portée

needs-nothing = à prendre
needs-top = assez de points, mais il manque une carte active de valeur { $value } ou plus
needs-points = il manque { $points ->
    [one] { $points } point
   *[other] { $points } points
}
needs-points-and-top = il manque { $points ->
    [one] { $points } point
   *[other] { $points } points
} et une carte active de valeur { $value } ou plus
goal = { $name } : { $needs }
goal-special = { $name } : { $condition } ({ $state })
state-number = { $number } sur { $total }
near-now = [{ $value }] à prendre !
near-top = [{ $value }] active { $value } requise
near-points = [{ $value }] encore { $points }

## Les aperçus

note-draw = { $card }
note-ends = met fin à la partie
note-splay = montre alors { $icons }
preview-hit = { $players_you ->
    [only] te touche
    [yes] exigence pour { $players }
   *[no] touche { $players }
}
preview-compels = { $players_you ->
    [only] te contraint
    [yes] contrainte pour { $players }
   *[no] contraint { $players }
}
preview-shares = { $players_you ->
    [only] tu coopères
    [yes] coopération : { $players }
   *[no] { $number ->
        [one] { $players } coopère
       *[other] { $players } coopèrent
    }
}
preview-alone = toi uniquement
preview-nobody = ne touche personne
preview-nothing = ne change rien
preview-and-ends-maybe = { $affected } ; peut mettre fin à la partie
preview-and-ends-always = { $affected } ; met fin à la partie
preview-count = { $player } { $count }
preview-icons = Icône { $icon } : { $counts }.
preview-affected = { $affected }.
preview-steps = Ce qui se passe, dans l’ordre :
preview-step = { $number }. { $effect } : { $followers }
preview-then = { $players }, puis { $player }
preview-draw = Tu pioches { $card }.
preview-draw-ends = Tu devrais piocher au-dessus de { $highest_age }.
preview-meld-on = Elle couvre { $card }, ta carte { $color } active.
preview-meld-first = Elle commence ta pile { $color }.
preview-achieve = La domination te reste. Tu gardes tes points.
preview-changes-never = Cela ne changerait rien.
preview-changes-maybe = Des choix ou des cartes cachées décident si cela change quelque chose.
preview-changes-always = Cela changera quelque chose.
preview-bonus-maybe = Tu piocheras une carte si la coopération d’un adversaire change quelque chose.
preview-bonus-always = Tu piocheras une carte, car la coopération d’un adversaire change quelque chose.
preview-shows-maybe = Tu devras peut-être montrer tes cartes à tout le monde pour prouver qu’aucune ne convient.
preview-shows-always = Tu devras montrer tes cartes à tout le monde pour prouver qu’aucune ne convient.
preview-ends-maybe = Cela peut mettre fin à la partie :
preview-ends-always = Cela met fin à la partie :
preview-ending = - { $ending }
ending-score-win = { $team ->
    [yes] ton équipe gagnerait { $mine }-{ $best }
   *[no] tu gagnerais { $mine }-{ $best }
}
ending-score-win-tied = { $team ->
    [yes] ton équipe gagnerait à { $mine }-{ $best }, avec davantage de dominations
   *[no] tu gagnerais à { $mine }-{ $best }, avec davantage de dominations
}
ending-score-lose = { $team ->
    [yes] ton équipe perdrait { $mine }-{ $best }
   *[no] tu perdrais { $mine }-{ $best }
}
ending-score-lose-tied = { $team ->
    [yes] ton équipe perdrait à { $mine }-{ $best }, avec moins de dominations
   *[no] tu perdrais à { $mine }-{ $best }, avec moins de dominations
}
ending-score-draw = tout le monde gagnerait
ending-score-shared = victoire partagée : { $players }
ending-score-other = { $players_number ->
    [one] { $players } gagnerait
   *[other] { $players } gagneraient
} aux points
ending-achievements-win = tu gagnerais grâce aux dominations
ending-achievements-lose = { $players_number ->
    [one] { $players } gagnerait
   *[other] { $players } gagneraient
} grâce aux dominations
ending-achievements-draw = tout le monde gagnerait
ending-achievements-other = { $players_number ->
    [one] { $players } gagnerait
   *[other] { $players } gagneraient
} grâce aux dominations
ending-card-win = tu gagnerais grâce à la carte
ending-card-lose = { $players_number ->
    [one] { $players } gagnerait
   *[other] { $players } gagneraient
} grâce à la carte
ending-card-draw = tout le monde gagnerait
ending-card-other = { $players_number ->
    [one] { $players } gagnerait
   *[other] { $players } gagneraient
} grâce à la carte
preview-none = Pas d’aperçu : il n’y a pas ici d’action « { $line } ».
preview-which = Dis quelle action : preview NUMÉRO.

## Annuler, sauvegarder

undo-nothing = Il n’y a rien à annuler.
undo-done = Annulé.
undo-now-happened = { $since ->
    [0] Annuler : { $sentence }
   *[more] Annuler ceci et tout ce qui suit : { $sentence }
}
undo-now-own = { $since ->
    [0] Annuler ton dernier choix.
   *[more] Annuler ton dernier choix et tout ce qui suit.
}
undo-now-other = Annuler { $you ->
    [yes] ton dernier choix
   *[no] le dernier choix ({ $player })
}{ $since ->
    [0] {""}
   *[more] {" "}et tout ce qui suit
}.
undo-ask-happened = { $since ->
    [0] Demander à { $players } d’annuler : { $sentence }
   *[more] Demander à { $players } d’annuler ceci et tout ce qui suit : { $sentence }
}
undo-ask-own = { $since ->
    [0] Demander à { $players } d’annuler ton dernier choix.
   *[more] Demander à { $players } d’annuler ton dernier choix et tout ce qui suit.
}
undo-ask-other = Demander à { $players } d’annuler { $you ->
    [yes] ton dernier choix
   *[no] le dernier choix ({ $player })
}{ $since ->
    [0] {""}
   *[more] {" "}et tout ce qui suit
}.
undo-wish-happened = { $you ->
    [yes] Tu demandes
   *[no] { $player } demande
} d’annuler ceci{ $since ->
    [0] {""}
   *[more] {" "}et tout ce qui suit
} : { $sentence }
undo-wish-other = { $you ->
    [yes] Tu demandes
   *[no] { $player } demande
} d’annuler un choix{ $since ->
    [0] {""}
   *[more] {" "}et tout ce qui suit
}.
undo-wish-card-happened = { $you ->
    [yes] Tu demandes
   *[no] { $player } demande
} d’annuler ceci, avec { $card }{ $since ->
    [0] {""}
   *[more] , et tout ce qui suit
} : { $sentence }
undo-wish-card-other = { $you ->
    [yes] Tu demandes
   *[no] { $player } demande
} d’annuler un choix avec { $card }{ $since ->
    [0] {""}
   *[more] {" "}et tout ce qui suit
}.
undo-ask-first = Pour annuler, il faut d’abord l’accord des autres.
undo-waits = Les autres doivent d’abord donner leur accord.
undo-agreed = Tout le monde a accepté d’annuler.
undo-refused = { $you ->
    [yes] Tu veux
   *[no] { $player } veut
} continuer à jouer.
undo-agree = Annuler ce choix
undo-refuse = Continuer
undo-withdraw = Laisser tomber
undo-everyone = Tout le monde accepte
undo-everyone-title = Annuler le dernier choix ?
undo-everyone-keys = y  tout le monde accepte
    Esc  continuer
undo-everyone-say = Il faut l’accord de tout le monde. Si tu l’as, écris « undo yes ».
save-where = Dis où : save FICHIER.
save-done = Sauvegardé. Pour continuer plus tard : { $splay } play --resume { $file }
position-dealt = Des cartes étaient cachées dans ce fichier. Elles sont distribuées avec la graine { $seed } ; --seed MOT en distribue d’autres.
save-failed = Impossible de sauvegarder dans { $file } : { $error }

## Le mode simple

plain-welcome = Splay, mode simple. Réponds par le numéro d’une option. « help » donne les commandes et les règles.
plain-hand-over = Passe l’écran à { $player }. { $player }, appuie sur Entrée pour commencer.
plain-player = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, dominations : { $achievements }.
plain-icons = Icônes : { $icons }.
plain-pile = { $color }, { $splay } : { $cards }.
plain-hand = Main : { $cards }.
plain-score = Influence : { $cards }.
plain-zone = { $zone } : { $cards }.
plain-supplies = Pioches : { $supplies }.
plain-supplies-of = Pioches { $set } : { $supplies }.
plain-goals = Dominations restantes : { $goals }.
plain-option-card = { $label } ({ $face })
plain-option-note = { $label } : { $note }
advice-title = Que ferais-tu ?
advice-line = { $number } { $answer } : { $chance } %.
advice-line-why = { $number } { $answer } : { $chance } %. { $why }
advice-by = { $computer } : { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
} à partir d’ici pour chaque choix.{ $others ->
    [0] {""}
    [one] {" "}{ $others } autre choix semblait moins bon.
   *[other] {" "}{ $others } autres choix semblaient moins bons.
}
advice-none = L’ordi ne voit rien à choisir ici.
advice-not-among-people = L’ordi ne te conseille que dans les parties contre des ordis.
plain-your-answer = Ta réponse ?
plain-not-understood = « { $line } » n’est ni un numéro (1-{ $number }) ni une commande. « help » donne les commandes.
plain-help = Réponds par le numéro d’une option.
    Commandes : board (toute la table), hand (tes cartes), goals (ce qu’il te manque),
    options (revoir la question),
    advice (ce que ferait l’ordi), preview NUMÉRO (ce que ferait une action), card NOM (le texte d’une carte),
    cards MOTS (trouver des cartes), log (tout le journal), undo, save FICHIER, resign, quit (sans sauvegarder),
    help SUJET (les règles). Sujets : { $topics }.
resign-sure = Tu perdrais, ou finirais à la dernière place si les autres continuent. Écris « resign yes » pour confirmer.
resign-not = Il n’y a pas de partie à abandonner maintenant.
plain-over = { $undo ->
    [yes] Écris « undo » pour annuler ton dernier choix, « rematch » pour rejouer, ou « quit ».
   *[no] Écris « rematch » pour rejouer, ou « quit ».
}
rematch-not-yet = Une revanche est possible quand la partie est finie.
plain-no-topic = Il n’y a pas de sujet « { $topic } ». Sujets : { $topics }.

## Les réactions

reaction-nice = Bien joué !
reaction-laugh = Ha ha !
reaction-wow = Waouh !
reaction-ouch = Aïe !
reaction-thinking = Hmm…

## Les gens à la table

people-have-chosen = Choix faits : { $chosen } sur { $players }
people-left = { $you ->
    [yes] Tu as quitté
   *[no] { $player } a quitté
} la table. Un ordi prend la suite.
people-left-paused = { $you ->
    [yes] Tu as quitté
   *[no] { $player } a quitté
} la table. La partie attend.
people-late = Temps écoulé : { $you ->
    [yes] toi
   *[no] { $player }
}. Un ordi prend la suite.
people-late-paused = Temps écoulé : { $you ->
    [yes] toi
   *[no] { $player }
}. La partie attend.
people-back = { $you ->
    [yes] Te voilà de retour
   *[no] { $player } est de retour
}.
people-resigned = { $you ->
    [yes] Tu as abandonné
   *[no] { $player } a abandonné
}. Un ordi prend la suite.

## La relecture

replay-next = Entrée pour le tour suivant, « quit » pour arrêter.
replay-told = Avec les règles d’aujourd’hui, cette partie se jouerait autrement ({ $reason }). Tu la vois telle qu’elle a été enregistrée.
replay-unfinished = L’enregistrement s’arrête ici. La partie n’est pas finie.

## L’écran

keys = { $undo ->
    [yes] ? aide  espace vue  c carte  t table  g but  l log  u annuler  s sauver  q fin
   *[no] ? aide  espace voir  c cartes  t table  g buts  l journal  s sauver  q quitter
}
box-points = { $points } pts
box-narrow = { $points }pt main { $number }
box-hand = main { $number } : { $ages }
box-hand-none = main 0
box-zone = { $zone } : { $ages }
box-team = équipe { $team } : { $achieved }
box-achieved = { $number }/{ $needed }
fact-hand = Main
fact-watching = { " " }tu regardes
fact-supplies = Pioches
fact-goals = Buts
game-over = { $undo ->
    [yes] l tout le journal  u annuler  r revanche  s sauver  q quitter
   *[no] l tout le journal  r revanche  s sauver  q quitter
}
turn-over = C’est tout pour l’instant. Regarde aussi longtemps que tu veux.
hot-seat = Cet écran est pour tout le monde. Il est masqué quand tu le passes.
option-hand-over = Passer l’écran à { $player }
hand-over = { $player }, à toi.
    Appuie sur Entrée quand personne d’autre ne regarde.
dialog-back = Esc retour, flèches défiler
dialog-pages = gauche, droite : autres sujets, Esc retour
table-title = La table
goals-title = Dominations restantes
log-title = Le journal
story-more = { $number ->
    [one] (encore { $number } nouvelle ligne au-dessus : l)
   *[other] (encore { $number } nouvelles lignes au-dessus : l)
}
story-empty = Bienvenue sur Splay. Première partie ? Appuie sur ? pour les règles.
cards-search = nom, série, âge, couleur, icône ou mots de l’effet
cards-keys = écris pour chercher, flèches pour choisir une carte, Esc retour
save-title = Sauvegarder la partie dans
save-keys = Entrée sauvegarder, Esc retour
quit-title = Quitter la partie ?
quit-keys = s  sauvegarder et quitter
    q  quitter sans sauvegarder
    r  abandonner
    Esc  continuer à jouer

## À la place du client web, si un serveur n’en a pas

no-page-title = Ce serveur n’a pas de client web
no-page = Splay y est installé sans client web. Tu peux quand même jouer dans le terminal, ou avec un programme qui utilise le protocole du serveur.
