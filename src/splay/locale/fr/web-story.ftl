### Les mots du récit d’une partie : ce qui se passe, pas à pas.

story-strip = Ce qui se passe
story-turn = Tour { $turn } : { $you ->
    [yes] à toi
   *[no] { $player }
}
story-last = Dernière action
story-last-turn = Dernier tour
story-since = Depuis ton tour
story-begun = Récit
story-followers = Qui résout cet effet
story-effects = Les effets ({ $card })
story-nothing-yet = Rien ne s’est encore passé.
story-again = Revoir
story-again-hint = Le montrer à nouveau
story-still = Les derniers coups défilent…

## Le rôle d’un joueur dans un effet, en un ou deux mots

story-part-launches = { $you ->
    [yes] tu exiges
   *[no] exige
}
story-part-compels = { $you ->
    [yes] tu contrains
   *[no] contraint
}
story-part-own = à l’origine
story-part-nested = en solo
story-part-shares = { $you ->
    [yes] tu coopères
   *[no] coopère
}
story-part-demanded = { $you ->
    [yes] tu subis
   *[no] subit
}
story-part-compelled = { $you ->
    [yes] tu subis
   *[no] subit
}
story-part-few = trop peu : à l’abri
story-part-fewer = trop peu pour coopérer
story-part-safe = assez : à l’abri
story-part-friend = même équipe : à l’abri
story-part-apart = hors d’atteinte
story-part-done = fait

## La scène

story-stage-used = { $you ->
    [yes] Tu actives { $card }
   *[no] { $player } active { $card }
}
story-stage-effect = effet { $number } sur { $last }
story-effect-now = Maintenant :
story-next-effect = { $you ->
    [yes] Ensuite : pareil pour toi
   *[no] Ensuite : pareil pour { $player }
}
story-next-other = { $you ->
    [yes] Ensuite : { $effect }, pour toi
   *[no] Ensuite : { $effect }, pour { $player }
}
story-next-bonus = { $you ->
    [yes] Ensuite : tu reçois la prime de coopération
   *[no] Ensuite : { $player } reçoit la prime de coopération
}

## Son rythme

story-pace = Rythme
story-pace-slow = Lent
story-pace-normal = Normal
story-pace-fast = Rapide
story-pace-instant = Instantané
story-go-on = Continuer
story-skip = Passer
story-go-on-title = La ligne suivante (Espace)
story-skip-title = Directement à ton prochain choix (Maj+Espace)

## Ce qu’il y a d’autre à dire

story-note-nothing = Aucun effet.
story-note-bonus = La prime de coopération.

## Ce qui s’est passé dans une action : une phrase, et ses parties. Les verbes n’ont pas de sujet.

story-account-dogma = { $you ->
    [yes] Tu actives
   *[no] { $player } active
} { $cards } : { $deeds }.
story-account-plain = { $you ->
    [yes] Tu
   *[no] { $player }
} { $deeds }.
story-account-dogma-nothing = { $you ->
    [yes] Tu actives
   *[no] { $player } active
} { $cards } : aucun effet.
story-deeds-and = { $deeds }, { $deed }
story-deeds-then = { $deeds } ; { $deed }
story-deeds-by = { $you ->
    [yes] tu
   *[no] { $player }
} { $deeds }
story-bonus-deed = { $deed } (prime de coopération)
story-deed-draw = { $you ->
    [yes] pioches
   *[no] pioche
} { $cards }
story-deed-draw-higher = { $you ->
    [yes] pioches
   *[no] pioche
} { $cards } (il ne reste aucun [{ $wanted }]{ $skipped ->
    [1] {""}
   *[more] -[{ $last }]
})
story-deed-draw-higher-base = { $you ->
    [yes] pioches
   *[no] pioche
} { $cards } (il ne reste aucun [{ $wanted }]{ $skipped ->
    [1] {""}
   *[more] -[{ $last }]
} de base)
story-deed-draw-meld = { $you ->
    [yes] pioches et poses
   *[no] pioche et pose
} { $cards }
story-deed-draw-tuck = { $you ->
    [yes] pioches et archives
   *[no] pioche et archive
} { $cards }
story-deed-draw-score = { $you ->
    [yes] pioches et marques
   *[no] pioche et marque
} { $cards }
story-deed-draw-reveal = { $you ->
    [yes] pioches et révèles
   *[no] pioche et révèle
} { $cards }
story-deed-action-dogma = { $you ->
    [yes] actives
   *[no] active
} { $cards }
story-deed-meld = { $you ->
    [yes] poses
   *[no] pose
} { $cards }
story-deed-tuck = { $you ->
    [yes] archives
   *[no] archive
} { $cards }
story-deed-score = { $you ->
    [yes] marques
   *[no] marque
} { $cards }
story-deed-return = { $you ->
    [yes] recycles
   *[no] recycle
} { $cards }
story-deed-meld-from = { $you ->
    [yes] poses
   *[no] pose
} { $cards } { $source }
story-deed-tuck-from = { $you ->
    [yes] archives
   *[no] archive
} { $cards } { $source }
story-deed-score-from = { $you ->
    [yes] marques
   *[no] marque
} { $cards } { $source }
story-deed-return-from = { $you ->
    [yes] recycles
   *[no] recycle
} { $cards } { $source }
story-deed-transfer = { $you ->
    [yes] transfères
   *[no] transfère
} { $cards } { $source } { $target }
story-deed-exchange = { $you ->
    [yes] échanges
   *[no] échange
} { $cards }, { $source } { $target }
story-deed-remove = { $you ->
    [yes] retires
   *[no] retire
} { $cards } de la partie
story-deed-move = { $you ->
    [yes] déplaces
   *[no] déplace
} { $cards } { $source } { $target }
story-deed-achieve = { $you ->
    [yes] domines
   *[no] domine
} le [{ $age }]
story-deed-claim = { $you ->
    [yes] obtiens
   *[no] obtient
} le domaine { $special } ({ $condition })
story-deed-claim-through = { $you ->
    [yes] obtiens
   *[no] obtient
} le domaine { $special } grâce à { $card }
story-deed-reveal = { $you ->
    [yes] révèles
   *[no] révèle
} { $cards }
story-deed-proof = { $you ->
    [yes] montres
   *[no] montre
} { $source }
story-deed-rearrange = { $you ->
    [yes] réordonnes
   *[no] réordonne
} le { $color }
story-deed-splay = { $you ->
    [yes] décales
   *[no] décale
} le { $color } { $direction ->
    [left] à gauche
    [right] à droite
   *[up] vers le haut
}
story-deed-splay-on = { $you ->
    [yes] décales
   *[no] décale
} le { $color } { $direction ->
    [left] à gauche
    [right] à droite
   *[up] vers le haut
} { $target }
story-deed-unsplay = { $you ->
    [yes] réalignes
   *[no] réaligne
} le { $color }

## Ce qui s’est passé depuis la dernière visite

story-missed = Depuis ta dernière visite : { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, { $number ->
    [one] { $number } événement
   *[other] { $number } événements
}.
story-missed-read = Lire
story-missed-play = Revoir
story-missed-done = Terminé
story-recap = Depuis ta dernière visite

## Le récit, une ligne par événement

story-lines = Récit
story-show-again = Montrer à nouveau
story-earlier-log = Les tours précédents sont dans le journal.

# lu à voix haute avant ce que quelqu’un a fait : « Tu pioches Rames »
story-line-by = { $you ->
    [yes] Tu
   *[no] { $player }
}

## Le journal

story-log = Journal
story-told = Tout le récit
story-filter = Ce que montre le journal
story-filter-more = Recherche, filtre, ordre
story-filter-used = en cours
story-search = Chercher dans le journal
story-filter-player = Joueur
story-filter-all = Tous les joueurs
story-filter-kind = Lignes
story-filter-everything = Toutes
story-filter-changes = Seulement ce qui a bougé ou changé
story-newest = Les plus récentes
story-newest-top = En haut
story-newest-bottom = En bas
story-folded = Replier chaque action
story-inside = { $number ->
    [one] { $number } étape
   *[other] { $number } étapes
}
story-earlier = Tours précédents
story-none = Rien ici.
story-left = { $number ->
    [one] Encore { $number } événement dans le journal.
   *[other] Encore { $number } événements dans le journal.
}

## Signaux pour qui regarde ailleurs

story-title = { $names } · Splay
story-title-turn = ● À toi · { $names } · Splay
story-notify = Me prévenir quand c’est à moi
story-notify-hint = Dans ce navigateur, pendant que tu regardes autre chose.
story-notify-refused = Ton navigateur bloque cela. Tu peux l’autoriser dans ses réglages pour ce site.
story-notify-turn = À toi de jouer : { $names }.
