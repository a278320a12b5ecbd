### Les mots d'Échos du passé.

set-echoes = Échos
set-about-echoes = Ajoute 105 cartes : des cartes couvertes agissent encore en écho, des bonus donnent des points, et les prévisions gardent des cartes pour plus tard.
icon-echo = écho
sign-echo = e
icon-bonus-1 = bonus de 1
icon-bonus-2 = bonus de 2
icon-bonus-3 = bonus de 3
icon-bonus-4 = bonus de 4
icon-bonus-5 = bonus de 5
icon-bonus-6 = bonus de 6
icon-bonus-7 = bonus de 7
icon-bonus-8 = bonus de 8
icon-bonus-9 = bonus de 9
icon-bonus-10 = bonus de 10
icon-bonus-11 = bonus de 11
sign-bonus-1 = 1
sign-bonus-2 = 2
sign-bonus-3 = 3
sign-bonus-4 = 4
sign-bonus-5 = 5
sign-bonus-6 = 6
sign-bonus-7 = 7
sign-bonus-8 = 8
sign-bonus-9 = 9
sign-bonus-10 = 10
sign-bonus-11 = 11
zone-forecast = Prévisions
zone-forecast-short = Prév.
place-forecast = ses prévisions
    .source = de ses prévisions
    .place = de ses prévisions
    .target = dans ses prévisions
    .event-proof = ses prévisions
    .story-deed-proof = ses prévisions
place-forecast-your = tes prévisions
    .source = de tes prévisions
    .place = de tes prévisions
    .target = dans tes prévisions
    .event-proof = tes prévisions
    .story-deed-proof = tes prévisions
place-forecast-of = les prévisions ({ $player })
    .source = des prévisions ({ $player })
    .place = des prévisions ({ $player })
    .target = dans les prévisions ({ $player })
    .event-proof = les prévisions ({ $player })
    .story-deed-proof = les prévisions ({ $player })
    .title = prévisions ({ $player })

## Domaines

special-name-Wealth = Richesse
special-name-Destiny = Destinée
special-name-Heritage = Patrimoine
special-name-History = Histoire
special-name-Supremacy = Hégémonie
special-Wealth = au moins { $wealth_bonuses } bonus visibles dans une zone de jeu
special-Destiny = au moins { $destiny_cards } cartes dans les prévisions d’un joueur
special-Heritage = au moins { $heritage_pictures } hexagones visibles dans une couleur
special-History = au moins { $history_echoes } effets d’écho visibles dans une couleur
special-Supremacy = une même icône visible dans { $supremacy_colors } couleurs, au moins { $supremacy_icons } fois dans chacune

## Prévoir et réaliser

event-foreshadow = { $you ->
    [yes] Tu prévois
   *[no] { $player } prévoit
} { $cards }.
event-foreshadow-from = { $you ->
    [yes] Tu prévois
   *[no] { $player } prévoit
} { $cards } { $source }.
event-promote = { $you ->
    [yes] Tu réalises
   *[no] { $player } réalise
} { $cards }.
event-look = { $you ->
    [yes] Tu regardes
   *[no] { $player } regarde
} { $cards } { $source }.
purpose-foreshadow = prévoir
    .prompt-may = prévoir une carte
purpose-look = regarder
    .prompt-may = regarder une carte
purpose-offer = ajouter la carte du fond aux dominations disponibles
purpose-bonus = utiliser comme bonus
asks-crossbow-dogma-card = choisis une carte de ta main à transférer dans la zone de jeu d’un autre joueur.
asks-scissors-dogma-card = choisis une carte de ta main à poser ou à marquer.
asks-scissors-dogma-branch = choisis ce que tu fais avec { $card }.
asks-sunglasses-dogma-card = choisis une pile. Le violet se décale comme elle.
asks-telescope-dogma-card = choisis une carte de tes prévisions à remettre sur sa pioche.
asks-telegraph-dogma-player = choisis l’adversaire dont tu copies un décalage.
asks-telegraph-dogma-color = choisis la couleur à décaler comme la sienne.
asks-television-dogma-value = choisis la valeur de la carte qui passe de l’influence d’un adversaire dans sa zone de jeu.
asks-television-dogma-player = choisis l’adversaire dont tu transfères la carte.
prompt-value-offer = choisis une pioche de base. Tu peux en ajouter la carte du fond aux dominations disponibles.
prompt-value-bonus = choisis un bonus visible dans n’importe quelle zone de jeu.
option-pass-foreshadow = Ne rien prévoir
option-pass-look = Ne pas regarder
prompt-promote = Maintenant, tu peux réaliser une carte de tes prévisions, et l’activer gratuitement.
waits-promote = { $you ->
    [yes] Tu décides
   *[no] { $player } décide
} de réaliser une carte ou non…
option-promote = Réaliser { $card } sans l’activer
option-promote-and-use = Réaliser { $card } et l’activer
option-pass-promote = Ne rien réaliser
preview-offers-promote = Tu pourrais réaliser { $cards }.
preview-pass-promote = Elle reste dans tes prévisions, pour une autre action Poser.
preview-promote = Tu la poses depuis tes prévisions, et ton action Poser est terminée.
preview-promote-and-use = Tu la poses depuis tes prévisions et l’actives gratuitement.

## Décisions sur des questions ouvertes, comme dans docs/rules.md

ruling-disputed-echoes = Textes imprimés qui divergent : Bracelet prévoit un [3] ; les notes de Saxophone doivent être visibles, pas seulement les quatre cartes.
ruling-base-cards-instead = Une carte de base piochée parce qu’une pioche d’extension est vide suit la règle de pioche des Échos.
ruling-promoting-after-yamato = Réaliser après Cuirassé Yamato : une fois posée, cette carte compte pour 11.
ruling-barometer = Baromètre : tu révèles tes prévisions, puis tu les recycles.
ruling-first-hands = Ta première main a une carte de base et une carte Échos, piochées selon la règle de pioche.
ruling-every-value = Tu peux prendre une domination standard disponible de n’importe quelle valeur, de 1 à 10.
ruling-promoted-card-is-an-action = Le dogme gratuit d’une carte réalisée est une action à part : avec after_each_effect, tu reçois d’abord tout ce que te doit la carte posée.
ruling-order-of-echoes = Tu choisis aussi l’ordre s’il peut décider de Richesse, Destinée, Patrimoine, Histoire ou Hégémonie.
ruling-backs-in-a-forecast = Tout le monde voit le dos des prévisions (nombre, série, âge), pas leur face.
ruling-shown-as-they-leave-in-echoes = Tu révèles des cartes quand elles partent, si quelque chose de visible dépend d’elles : Almanach, Globe terrestre, Hélicoptère, Machine à écrire.

ring-forecast = { $you ->
    [yes] tes prévisions
   *[no] les prévisions ({ $player })
}
