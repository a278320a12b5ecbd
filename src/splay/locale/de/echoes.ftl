### Die Worte von Echos der Vergangenheit.

set-echoes = Echos
set-about-echoes = Bringt 105 Karten: Bedeckte Karten haben ein Echo, Boni bringen Punkte, und in der Vorhersage warten Karten auf später.
icon-echo = Echo
sign-echo = e
icon-bonus-1 = Bonus von 1
icon-bonus-2 = Bonus von 2
icon-bonus-3 = Bonus von 3
icon-bonus-4 = Bonus von 4
icon-bonus-5 = Bonus von 5
icon-bonus-6 = Bonus von 6
icon-bonus-7 = Bonus von 7
icon-bonus-8 = Bonus von 8
icon-bonus-9 = Bonus von 9
icon-bonus-10 = Bonus von 10
icon-bonus-11 = Bonus von 11
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
zone-forecast = Vorhersage
zone-forecast-short = Vorh.
place-forecast = die eigene Vorhersage
    .source = aus der eigenen Vorhersage
    .target = in die eigene Vorhersage
    .place = aus der eigenen Vorhersage
    .title = Eigene Vorhersage
    .event-proof = die eigene Vorhersage
    .story-deed-proof = die eigene Vorhersage
    .event-look = in der eigenen Vorhersage
    .story-deed-look = in der eigenen Vorhersage
place-forecast-your = deine Vorhersage
    .source = aus deiner Vorhersage
    .target = in deine Vorhersage
    .place = aus deiner Vorhersage
    .event-proof = deine Vorhersage
    .story-deed-proof = deine Vorhersage
    .event-look = in deiner Vorhersage
    .story-deed-look = in deiner Vorhersage
place-forecast-of = Vorhersage von { $player }
    .source = aus der Vorhersage von { $player }
    .target = in die Vorhersage von { $player }
    .place = aus der Vorhersage von { $player }
    .event-proof = die Vorhersage von { $player }
    .story-deed-proof = die Vorhersage von { $player }
    .event-look = in der Vorhersage von { $player }
    .story-deed-look = in der Vorhersage von { $player }

## Sondererfolge

special-name-Wealth = Reichtum
special-name-Destiny = Schicksal
special-name-Heritage = Erbe
special-name-History = Geschichte
special-name-Supremacy = Vorherrschaft
special-Wealth = mindestens { $wealth_bonuses } Boni in einer Auslage sichtbar
special-Destiny = mindestens { $destiny_cards } Karten in einer Vorhersage
special-Heritage = mindestens { $heritage_pictures } Sechsecke in einer Farbe sichtbar
special-History = mindestens { $history_echoes } Echo-Effekte in einer Farbe sichtbar
special-Supremacy = dasselbe Symbol in { $supremacy_colors } Farben je mindestens { $supremacy_icons }-mal sichtbar

## Vorhersagen und befördern

event-foreshadow = { $you ->
    [yes] Du sagst
   *[no] { $player } sagt
} { $cards } vorher.
event-foreshadow-from = { $you ->
    [yes] Du sagst
   *[no] { $player } sagt
} { $cards } { $source } vorher.
event-promote = { $you ->
    [yes] Du beförderst
   *[no] { $player } befördert
} { $cards }.
event-look = { $you ->
    [yes] Du siehst dir
   *[no] { $player } sieht sich
} { $cards } { $source } an.
purpose-foreshadow = Vorhersagen
    .prompt-may = vorhersagen
purpose-look = Ansehen
    .prompt-may = ansehen
purpose-offer = Verfügbarmachen
    .prompt-may = die unterste Karte verfügbar machen
purpose-bonus = Verwenden als Bonus
    .prompt-may = als Bonus verwenden
asks-crossbow-dogma-card = wähle eine Karte aus deiner Hand, die auf die Auslage von jemand anderem kommt.
asks-scissors-dogma-card = Wähle eine Handkarte zum Ausspielen oder Werten.
asks-scissors-dogma-branch = Wähle, was du mit der Karte { $card } tust.
asks-sunglasses-dogma-card = Wähle einen Stapel. Violett wird so aufgefächert wie er.
asks-telescope-dogma-card = Wähle eine Karte aus deiner Vorhersage, die du wieder auf ihren Vorrat setzt.
asks-telegraph-dogma-player = Wähle die gegnerische Person, von der du einen Fächer übernimmst.
asks-telegraph-dogma-color = Wähle die Farbe, die du so auffächerst wie dort.
asks-television-dogma-value = Wähle den Wert der Karte, die aus einem gegnerischen Punktestapel in die Auslage derselben Person kommt.
asks-television-dogma-player = Wähle die gegnerische Person, deren Karte du überträgst.
prompt-value-offer = Wähle einen Basisvorrat. Seine unterste Karte darfst du zu den verfügbaren Erfolgen übertragen.
prompt-value-bonus = Wähle einen Bonus, der in einer beliebigen Auslage sichtbar ist.
option-pass-foreshadow = Keine vorhersagen
option-pass-look = Nicht ansehen
prompt-promote = Jetzt darfst du eine Karte aus deiner Vorhersage befördern und gratis nutzen.
waits-promote = { $you ->
    [yes] Du überlegst
   *[no] { $player } überlegt
}, eine Karte zu befördern ...
option-promote = Befördern, nicht nutzen: { $card }
option-promote-and-use = Befördern und nutzen: { $card }
option-pass-promote = Nicht befördern
preview-offers-promote = Du könntest { $cards } befördern.
preview-pass-promote = Sie bleibt in deiner Vorhersage, für eine spätere Ausspiel-Aktion.
preview-promote = Du spielst sie aus deiner Vorhersage aus, und deine Ausspiel-Aktion ist vorbei.
preview-promote-and-use = Du spielst sie aus deiner Vorhersage aus und nutzt sie gratis.

## Entscheidungen zu offenen Fragen, wie in docs/rules.md

ruling-disputed-echoes = Umstrittene Drucke: Armreif sagt eine [3] vorher; bei Saxofon müssen die Noten sichtbar sein, nicht nur die vier Karten.
ruling-base-cards-instead = Für eine Basiskarte, die du ziehst, weil der Vorrat einer Erweiterung leer ist, gilt die Ziehregel von Echos.
ruling-promoting-after-yamato = Befördern nach Schlachtschiff Yamato: Einmal ausgespielt, zählt die Karte als 11.
ruling-barometer = Barometer: Du zeigst deine Vorhersage vor und legst sie dann zurück.
ruling-first-hands = Deine erste Hand ist eine Basiskarte und eine Karte aus Echos, gezogen nach der Ziehregel.
ruling-every-value = Du kannst einen verfügbaren Standarderfolg mit jedem Wert von 1–10 erringen.
ruling-promoted-card-is-an-action = Das Gratis-Dogma einer beförderten Karte ist eine eigene Aktion: Bei after_each_effect bekommst du vorher alles, was dir durch das Ausspielen zusteht.
ruling-order-of-echoes = Du wählst die Reihenfolge auch, wenn sie über Reichtum, Schicksal, Erbe, Geschichte oder Vorherrschaft entscheiden könnte.
ruling-backs-in-a-forecast = Alle sehen die Rückseiten in einer Vorhersage (Anzahl, Set, Zeitalter), nicht die Vorderseiten.
ruling-shown-as-they-leave-in-echoes = Karten zeigst du vor, bevor du sie weglegst, wenn etwas Sichtbares von ihnen abhängt: Almanach, Globus, Hubschrauber, Schreibmaschine.

ring-forecast = { $you ->
    [yes] deine Vorhersage
   *[no] Vorhersage von { $player }
}
