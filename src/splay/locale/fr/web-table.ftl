### Les mots de la page d’une partie en cours.

table-page = La table
table-opening = Ouverture de la table…
table-forgotten = Ta session a pris fin ici : tu ne peux plus que regarder. Pour continuer à jouer, reconnecte-toi.
table-middle = Le milieu de la table
table-others = Adversaires
table-own = Ton côté
table-side = Journal et autres onglets
table-player = Joueur
table-you = { $player } (toi)
table-actions = { $actions ->
    [0] dernière action
    [one] encore { $actions } action
   *[other] encore { $actions } actions
}
table-out = hors jeu
table-away = un ordi joue
table-gone = plus là
table-resigned = abandon
table-computer = Ordinateur
table-gone-now = hors ligne
table-gone-minutes = hors ligne { $number } min
table-gone-hours = hors ligne { $number } h
table-gone-days = hors ligne { $number } j
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-points-parts = { $points } : { $parts }
table-points-are = { $parts }.
table-points-plus = { $all } + { $next }
table-points-from-score = { $points }
table-points-says-score = influence { $points }
table-achieved = Dominations { $number }/{ $needed }
table-achieved-team = Dominations de l’équipe { $number }/{ $needed }
table-achieved-why = Il faut { $needed } dominations pour gagner : { $parts }.
table-needed-players = { $number } pour { $players } joueurs
table-needed-teams = { $number } par équipe
table-needed-set = { $number } de plus avec { $set }
table-needed-extra = { $number } de plus, option de table
table-hand = Main
table-score = Influence
table-ledge-achievements = Domin.
table-ledge-supplies = Pioches
table-your-hand = Ta main
table-hand-earlier = Cartes précédentes
table-hand-later = Cartes suivantes
table-hand-empty = Ta main est vide.
table-hand-empty-of = Cette main est vide ({ $player }).
table-hand-number = Main { $number }
table-place-offers = à choisir
table-team = équipe { $team }
table-name-numbered = { $name } { $number }
table-brief-hits = { $cards ->
    [one] { $cards } carte te toucherait
   *[other] { $cards } cartes te toucheraient
}
table-menu = Menu de la table
table-boards = Zones de jeu
table-tab-you = Toi
table-tab-facts = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $achieved ->
    [one] { $achieved } domination sur { $needed }
   *[other] { $achieved } dominations sur { $needed }
}{ $moving ->
    [true] , c’est son tour
   *[false] {""}
}
table-middle-open = Pioches et dominations
table-side-open = Récit, journal et chat
table-unread = nouveau
table-own-board = Ta zone de jeu
table-looking = Tu regardes la zone de jeu ({ $player }).
table-has = { $own ->
    [true] Ce que tu as
   *[false] Ce que possède { $player }
}
table-score-short = Influence
table-can-hit = { $player } peut te toucher avec { $card }
table-can-hit-several = { $number ->
    [one] Chez { $players }, { $number } carte peut te toucher
   *[other] Chez { $players }, { $number } cartes peuvent te toucher
}
table-next-brief = [{ $value }] { $needs }
table-turn = Tour { $turn }
table-first-melds = Cartes de départ
table-tab-log = Journal
table-tab-supply = Pioches
table-turn-line = { $actions ->
    [0] À toi : dernière action
    [one] À toi : { $actions } action
   *[other] À toi : { $actions } actions
}
table-turn-play = Jouer
table-turn-boards = Voir les zones
table-tab-story = Récit
table-show-end = Voir le résultat
table-paused = En pause jusqu’au retour de quelqu’un.
table-watching = Tu regardes. Les mains et l’influence restent cachées.
table-clock = Temps restant
table-clock-minutes = { $minutes }:{ $seconds }
table-clock-hours = { $hours }:{ $minutes } h
table-clock-days = { $days } j { $hours } h
table-pile = { $color }, { $splay }, { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
table-count = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
table-count-of = { $label } : { $number ->
    [0] aucune carte
    [one] { $number } carte
   *[other] { $number } cartes
}
table-open-board = Toutes les piles : { $player }
table-open-pile = Voir toutes les cartes : { $pile }
table-open-cards = Les voir
table-pile-of = { $place } : { $pile }
table-pile-adds = Ses cartes couvertes montrent { $number } × { $icon }
table-pile-top = Sur le dessus
table-pile-shows = Visible :
table-pile-covered = Couvertes
table-lying = Cartes
table-zone-empty = Rien ici.
table-supplies = Pioches
table-supply = Âge { $age } : { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
table-supply-age = Âge
table-supply-cards = Cartes
table-supply-title = Pioche d’âge { $age }
table-supply-explained = { $count ->
    [0] Elle est vide : tu pioches dans la première pioche plus haute qui ne l’est pas.
    [one] Il reste { $count } carte d’âge { $age } à piocher.
   *[other] Il reste { $count } cartes d’âge { $age } à piocher.
}
table-supply-title-of = Pioche { $set }, âge { $age }
table-supply-explained-of = { $count ->
    [0] Elle est vide.
    [one] Il reste { $count } carte { $set } d’âge { $age }.
   *[other] Il reste { $count } cartes { $set } d’âge { $age }.
}
table-supply-next = Ta prochaine carte vient d’ici : c’est l’âge de ta plus haute carte active, ou la première pioche plus haute qui n’est pas vide.
table-supply-top = Tu sais que cette carte est la prochaine de la pioche d’âge { $age }.
table-supply-drawers = Prochaine pioche ici : { $players }.
table-draw = Piocher { $card }
table-draw-ends = Piocher : la partie prend fin
table-draw-because = { $age ->
    [none] Aucune carte dans ta zone de jeu pour l’instant : tu pioches un [1], ou à l’âge suivant dont la pioche n’est pas vide.
    [higher] Ta plus haute carte active est un [{ $highest }], et il ne reste { $elsewhere ->
        [yes] aucune carte de base
       *[other] aucun
    } [{ $highest }]{ $skipped ->
        [1] {""}
       *[other] -[{ $last }]
    }.
   *[top] Tu pioches à l’âge de ta plus haute carte active.
}
table-next = Ta prochaine pioche : { $card }
table-next-ends = Il ne reste aucune carte à piocher pour toi : piocher met fin à la partie.
table-achievements = Dominations
table-achievement = Domination
table-achievement-title = Domination { $value }
table-achievement-explained = Avec { $points } points et une carte active de valeur { $value } ou plus, tu peux la prendre pour une action. Tu gardes les points.
table-achievement-have = Tu as { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et { $top ->
    [0] aucune carte active.
   *[other] ta plus haute carte active est d’âge { $top }.
}
table-achievement-dearer = Elle te coûte davantage, car tu en as déjà { $number } de valeur { $value } : chacune ajoute { $each } points.
table-achievement-owned = { $number ->
    [one] { $number } prise
   *[other] { $number } prises
}
table-achievement-needs = Pour l’instant : { $needs }.
table-special-explained = Le premier joueur à remplir cette condition l’obtient sans action : { $condition }. Une carte peut aussi te le donner.
table-special-have-Empire = Tu l’as pour { $have } des { $need } icônes.
table-special-have-Monument = Ce tour-ci, tu en as { $have } sur { $need }.
table-special-have-Wonder = Couleurs ainsi décalées : { $have } sur { $need }.
table-special-have-World = Tes horloges : { $have } sur { $need }.
table-special-have-Universe = Tes cartes actives de ce genre : { $have } sur { $need }.
table-needs-points = encore { $points }
table-needs-points-brief = ★ { $have }/{ $need }
table-needs-both = encore { $points } { $points ->
    [one] pt
   *[other] pts
} et une active [{ $value }]
table-needs-both-brief = ★ { $have }/{ $need }, active [{ $value }]
table-needs-top = il faut une active [{ $value }]
table-needs-nothing = à prendre
table-achievement-taken = { $you ->
    [yes] Tu as
   *[no] { $player } a
} le { $value }
table-next-goal = { $more ->
    [0] { $top ->
        [yes] Tu as les points pour [{ $value }]. Il te faut une carte active [{ $value }].
       *[no] Tu peux dominer [{ $value }] maintenant.
    }
    [one] { $top ->
        [yes] Pour [{ $value }], il te faut encore { $more } point et une carte active [{ $value }].
       *[no] Pour [{ $value }], il te faut encore { $more } point.
    }
   *[other] { $top ->
        [yes] Pour [{ $value }], il te faut encore { $more } points et une carte active [{ $value }].
       *[no] Pour [{ $value }], il te faut encore { $more } points.
    }
}
table-icons = Icônes visibles
table-icon-explained = Combien chaque joueur en montre. Si une carte a cette icône principale, les joueurs qui en ont au moins autant que celui qui l’active coopèrent à ses effets, et son exigence touche ceux qui en ont moins.
table-icon-of = Icônes ({ $player })
table-icons-then = ensuite

## Ce qui est demandé

table-prompt = Ta question
table-action-hint = { $hand ->
    [0] Active
   *[other] Pose une carte de ta main, active
} une carte de ta zone de jeu, ou appuie sur un bouton ici.
table-where = Choisis { $places }.
table-where-hand = dans ta main
table-where-hand-of = dans la main ({ $player })
table-where-tops = parmi tes cartes actives
table-where-tops-of = dans la zone de jeu ({ $player })
table-where-board = dans ta zone de jeu
table-where-board-of = dans la zone de jeu ({ $player })
table-where-score = dans ton influence
table-where-score-of = dans l’influence ({ $player })
table-where-achievements = parmi tes dominations
table-where-achievements-of = parmi les dominations ({ $player })
table-show-offered = Les voir
table-tray = Cartes au choix
table-tray-pile = Pile { $color } ({ $player })
table-tray-pile-your = Ta pile { $color }
table-tray-tops = Cartes actives ({ $player })
table-tray-tops-your = Tes cartes actives
table-tray-fold = Regarder la table
table-tray-open = Revenir aux cartes
table-tray-secret = { $number ->
    [one] { $number } carte · visible
   *[other] { $number } cartes · visibles
} pour toi uniquement
table-opened = Appuie encore pour confirmer, ou choisis autre chose.
table-picked-one = Appuie encore pour confirmer, ou choisis une autre carte.
table-picked = { $number ->
    [one] { $number } carte choisie.
   *[other] { $number } cartes choisies.
} { $more ->
    [0] C’est le maximum.
   *[other] Encore { $more } si tu veux.
}
table-picked-too-few = { $number ->
    [one] { $number } carte choisie.
   *[other] { $number } cartes choisies.
} Choisis-en encore { $missing }.
table-act-none = { $number ->
    [one] Choisis une carte
   *[other] Choisis { $number } cartes
}
table-more = Plus
table-more-choose = Choisir
table-more-answers = Autres réponses
table-act-pick = Choisir { $cards }
table-act-drop = Ne pas choisir { $cards }
table-act-meld = Poser { $cards }
table-act-tuck = Archiver { $cards }
table-act-score = Marquer { $cards }
table-act-return = Recycler { $cards }
table-act-transfer = Transférer { $cards }
table-act-exchange = Échanger { $cards }
table-act-reveal = Révéler { $cards }
table-act-execute = Activer { $cards }
table-act-keep = Garder { $cards }
table-act-achieve = Dominer { $cards }
table-act-remove = Retirer { $cards }
table-read-card = Lire { $card }
table-card-barred = Tu ne peux pas choisir cette carte maintenant.
table-confirm-cards = Confirmer { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
table-confirm-action = Confirmer : { $action }
table-splay-nothing = ne découvre rien de nouveau
table-stale = La partie a continué entre-temps, et rien n’a été fait. Regarde à nouveau.
table-sending = Envoi…
# Aucune réponse n’est venue, et l’état suivant montre que c’est fait
table-fate-done = { $kind ->
    [draw] Ton action Piocher est bien arrivée.
    [meld] Ton action Poser est bien arrivée.
    [undo] Ton annulation est bien arrivée.
   *[other] Ta réponse est bien arrivée.
}
# Ce n’est pas fait
table-fate-missing = { $kind ->
    [draw] Ton action Piocher n’est pas arrivée. Réessaie.
    [meld] Ton action Poser n’est pas arrivée. Réessaie.
    [undo] Ton annulation n’est pas arrivée. Réessaie.
   *[other] Ta réponse n’est pas arrivée. Réessaie.
}
table-fate-past = La partie a continué pendant la coupure. Cette question est close.
table-not-offered = L’une de ces cartes ne peut plus être choisie. Celles d’avant comptent.
# $touch : s’il n’y a pas de souris
table-order-help = { $touch ->
    [true] 1 : { $first } ; { $number } : { $last }. Touche les cartes dans l’ordre, fais-les glisser par les points, ou utilise les flèches.
   *[false] 1 : { $first } ; { $number } : { $last }. Clique sur les cartes dans l’ordre, fais-les glisser, ou utilise les flèches.
}
table-order-on-top = Sur le dessus ensuite :
table-order-first = la première
table-order-last = la dernière
table-order-top = sur le dessus
table-order-bottom = au fond
table-order-card = { $card } : { $place } sur { $number }
table-order-earlier = { $card } plus tôt
table-order-later = { $card } plus tard
table-order-confirm = Dans cet ordre

## Annuler

table-undo = Annuler
table-undo-ask = Demander à annuler

## Départs et retours

table-turn-in = { $turns ->
    [one] ensuite
   *[other] dans { $turns } tours
}
table-thinking = { $player } choisit
table-your-first-meld = Tu commenceras avec { $card }.
people-rematch = { $player } veut une revanche.
table-you-are-away = Un ordi joue à ta place.
table-you-are-away-paused = Tu as quitté la table. Il n’y a personne d’autre, alors la partie t’attend.
table-you-are-late = Ton temps est écoulé. Un ordi joue à ta place.
table-you-are-late-paused = Ton temps est écoulé. Il n’y a personne d’autre, alors la partie t’attend.
table-come-back = Reprendre ma place
table-hand-over-to = Passer l’appareil à { $player }
table-hand-over-help = Donne l’appareil à { $player }, qui appuie sur le bouton. Tout reste caché jusque-là.
table-hand-over-go = Je suis { $player } : continuer
table-hand-over-others = Ce n’est pas { $player } ?
table-hand-over-look = Je suis { $player }
table-menu-title = Cette table
table-link = Lien vers cette table
table-shuffle = Le mélange
table-shuffle-about = Un nombre secret a mélangé toutes les cartes. Voici son empreinte, calculée avant la distribution. Après la partie, tu vois le nombre, et ton navigateur vérifie qu’il correspond.
table-leave = Quitter la table
table-leave-sure = Quitter la table ?
table-leave-stay = Rester
table-leave-stand-in = Un ordi joue à ta place ; si personne d’autre ne joue, la partie attend un moment. Tu peux revenir tant qu’elle dure.
table-leave-ends = La partie s’arrête si tu quittes la table, et les autres gagnent.
table-resign = Abandonner
table-resign-sure = Abandonner ?
table-resign-play-on = Continuer
table-resign-ends = Tu perds, et la partie est finie.
table-resign-computer = Tu finis à la dernière place. Un ordi prend la suite.
table-resign-rated = Cette partie est classée : ton classement baissera.
table-you-resigned = Tu as abandonné. Un ordi prend la suite à ta place.
table-inactive = On attend { $player }
table-inactive-stand-in = { $player } ne joue pas depuis des jours. Tu peux laisser un ordi jouer en attendant.
table-inactive-let = Laisser jouer un ordi
table-inactive-ends = { $player } ne joue pas depuis des jours. Tu peux mettre fin à la partie ; son camp perd.
table-inactive-end = Mettre fin à la partie

table-report = Signaler une erreur
table-report-seen = Enregistre un fichier de cette partie et envoie-le à la personne qui gère ce serveur, avec quelques mots sur ce qui n’a pas marché. Il contient ce que tu peux voir, et aucune carte cachée. Rien n’est envoyé automatiquement.
table-report-everything = Enregistre un fichier de cette partie et envoie-le à la personne qui gère ce serveur, avec quelques mots sur ce qui n’a pas marché. Il contient toute la partie. Rien n’est envoyé automatiquement.
table-report-save = Enregistrer le fichier

## Touches

table-keys = Touches
table-key-numbers = choisir ce qui porte cette marque ; le premier appui ne fait qu’afficher les marques
table-key-arrows = passer d’un choix à l’autre (une carte de ta main s’ouvre en grand)
table-key-enter = choisir ; encore : confirmer
table-key-escape = effacer le choix
table-key-open = ouvrir la carte en grand
table-key-draw = piocher
table-key-say = écrire dans le chat
table-key-next-table = La prochaine table qui m’attend
table-key-undo = annuler
table-key-next = étape suivante du récit
table-key-skip = passer à ta prochaine décision

## Ce que ferait l’ordinateur

table-advice = Que ferais-tu ?
table-advice-title = Conseil
table-advice-chances = Chances de gagner
table-advice-chance = { $chance } %
table-advice-play = Jouer ce coup
table-advice-by = { $computer } : { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
} à partir d’ici pour chaque choix.
table-advice-others = { $others ->
    [one] { $others } autre choix semblait moins bon.
   *[other] { $others } autres choix semblaient moins bons.
}
table-advice-thinking = Réflexion…
table-advice-none = L’ordi ne voit rien à choisir ici.

## Les ordinateurs par niveau

agent-random = Facile (ordi)
agent-rule = Normal (ordi)
agent-greedy = Difficile (ordi)
agent-planner = Expert (ordi)
agent-master = Maître (ordi)
table-follow-coach = Suis le coach.
table-check-puzzle = Vérifie tes coups, ou annule.
