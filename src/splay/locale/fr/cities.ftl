### Les mots de Cités du destin.

set-cities = Cités
set-about-cities = Ajoute 105 cités : aucun effet, mais des symboles qui agissent quand tu en poses une, et des drapeaux qui comptent comme dominations.
icon-plus = plus
icon-left = flèche vers la gauche
icon-right = flèche vers la droite
icon-up = flèche vers le haut
icon-flag = drapeau
icon-fountain = fontaine
icon-search-crown = couronne qui cherche des couronnes
icon-search-leaf = feuille qui cherche des feuilles
icon-search-bulb = ampoule qui cherche des ampoules
icon-search-castle = château qui cherche des châteaux
icon-search-factory = usine qui cherche des usines
icon-search-clock = horloge qui cherche des horloges
sign-plus = +
sign-left = ←
sign-right = →
sign-up = ↑
sign-flag = ⚑
sign-fountain = ⛲
sign-search-crown = ?c
sign-search-leaf = ?l
sign-search-bulb = ?b
sign-search-castle = ?s
sign-search-factory = ?f
sign-search-clock = ?k

## Domaines

special-name-Legend = Légende
special-name-Repute = Renommée
special-name-Fame = Célébrité
special-name-Glory = Gloire
special-name-Victory = Triomphe
special-Legend = une cité à flèche vers la gauche posée sur une couleur déjà décalée à gauche
special-Repute = une cité à flèche vers la droite posée sur une couleur déjà décalée à droite
special-Fame = une cité à flèche vers le haut posée sur une couleur déjà décalée vers le haut
special-Glory = une cité à drapeau archivée
special-Victory = une cité à fontaine archivée

## Les icônes qui agissent, et les cités piochées

event-icon-plus = L’icône plus sur { $cards } { $you ->
    [yes] te fait piocher
   *[no] fait piocher { $player }
}.
event-icon-arrow = La flèche sur { $cards } pointe { $direction }.
event-icon-search = { $you ->
    [yes] Tu cherches
   *[no] { $player } cherche
} l’icône [{ $icon }] avec { $cards }.
event-city-color = { $you ->
    [yes] Tu obtiens
   *[no] { $player } obtient
} une cité pour une nouvelle couleur : le { $color }.
event-city-splay = { $you ->
    [yes] Tu obtiens
   *[no] { $player } obtient
} une cité pour un nouveau décalage : le { $color } { $direction }.
event-city-color-instead = { $you ->
    [yes] Tu obtiens
   *[no] { $player } obtient
} une carte { $set } pour une nouvelle couleur, le { $color } : il ne reste aucune cité.
event-city-splay-instead = { $you ->
    [yes] Tu obtiens
   *[no] { $player } obtient
} une carte { $set } pour un nouveau décalage, le { $color } { $direction } : il ne reste aucune cité.

## Les drapeaux et fontaines qui vont et viennent

event-flag-won = { $you ->
    [yes] Tu obtiens
   *[no] { $player } obtient
} une domination : le drapeau sur { $card }.
event-flag-lost = { $you ->
    [yes] Tu perds
   *[no] { $player } perd
} une domination : le drapeau sur { $card }.
event-fountain-won = { $you ->
    [yes] Tu obtiens
   *[no] { $player } obtient
} { $number ->
    [one] { $number } domination : la fontaine
   *[other] { $number } dominations : les fontaines
} sur { $card }.
event-fountain-lost = { $you ->
    [yes] Tu perds
   *[no] { $player } perd
} { $number ->
    [one] { $number } domination : la fontaine
   *[other] { $number } dominations : les fontaines
} sur { $card }.

## Soutenir

option-endorse = Soutenir { $card }
option-pass-endorse = Ne pas soutenir
prompt-endorse = Pour soutenir { $card }, { $prompt }
waits-endorse = { $you ->
    [yes] Tu choisis
   *[no] { $player } choisit
} une carte à archiver, pour soutenir { $card }…
event-action-endorse = { $you ->
    [yes] Tu soutiens
   *[no] { $player } soutient
} { $cards }.
preview-endorse = Tu archives d’abord une carte de ta main.

## Ce qui est prédit des signes et des cités qui viennent

preview-act-plus = { $sure ->
    [never] Tu ne piocherais rien : il ne reste aucune carte.
   *[always] Tu piocherais { $cards }.
}
preview-act-arrow = { $sure ->
    [never] Cela ne décale rien.
   *[always] Cela décale le { $color } { $direction }.
}
preview-act-search = { $sure ->
    [never] Tu ne révélerais rien : il ne reste aucun [{ $age }] de base.
   *[always] { $number ->
        [1] Tu révélerais un [{ $age }] de base. Avec [{ $icon }], tu le garderais.
       *[more] Tu révélerais { $number } [{ $age }] de base et garderais ceux à [{ $icon }].
    }
}
preview-city = { $sure ->
    [maybe] Tu obtiendrais peut-être { $cards }.
   *[always] Tu obtiens { $cards }.
}
preview-effects-twice = Puis tu résous chaque effet deux fois, et les exigences font deux fois le tour.
preview-no-effects = Cette carte n’a aucun effet.
preview-paid-never = Tu archiverais une carte, et les effets ne changeraient rien.
preview-unsure = Pour { $players }, tout dépend de la carte que tu archives.

## La table en lignes simples

plain-fleeting = { $name }. { $taken }

## Décisions sur des questions ouvertes, comme dans docs/rules.md

ruling-cities = Cités : si tu décales une couleur dans la zone de jeu d’un autre joueur, c’est toi qui pioches la cité. Les symboles d’une cité agissent de haut en bas. Une exigence soutenue fait deux fois le tour de la table.
ruling-endorse-bound = Tu ne choisis pas la cité qui soutient : la plus haute qui convient limite la carte que tu archives.
ruling-two-acting-icons = Deux symboles qui agissent sur une cité : celui en haut au milieu d’abord. Bangkok et San Francisco n’ont que des bonus.
ruling-when-a-city-is-drawn = Tu ne pioches une cité pour une nouvelle couleur que lors d’une action Poser ; pour un décalage, juste après n’importe quel décalage, imbriqué ou en coopérant.
ruling-splay-then-city = Après un décalage viennent drapeaux et fontaines, domaines et vérification de la victoire ; ensuite seulement, tu pioches la cité.
ruling-order-of-flags = Tu choisis aussi l’ordre s’il peut décider d’une victoire par un drapeau ou une fontaine.
ruling-endorsed-echoes = Soutenir double aussi tes effets d’écho.
