### Die Worte von Artefakte der Geschichte.

set-artifacts = Artefakte
set-about-artifacts = Bringt { $supplied } Karten: Bedecke eine Karte, grabe dabei ein Artefakt aus und nutze es einmal gratis.
icon-blank = nichts
sign-blank = -
zone-display = Artefakt in der Vitrine
    .plain-zone = Vitrine
zone-display-short = Vitrine
place-display = die eigene Vitrine
    .source = aus der eigenen Vitrine
    .target = in die eigene Vitrine
    .place = aus der eigenen Vitrine
    .title = Eigene Vitrine
    .event-proof = die eigene Vitrine
    .story-deed-proof = die eigene Vitrine
    .event-look = in der eigenen Vitrine
    .story-deed-look = in der eigenen Vitrine
place-display-your = deine Vitrine
    .source = aus deiner Vitrine
    .target = in deine Vitrine
    .place = aus deiner Vitrine
    .event-proof = deine Vitrine
    .story-deed-proof = deine Vitrine
    .event-look = in deiner Vitrine
    .story-deed-look = in deiner Vitrine
place-display-of = Vitrine von { $player }
    .source = aus der Vitrine von { $player }
    .target = in die Vitrine von { $player }
    .place = aus der Vitrine von { $player }
    .event-proof = die Vitrine von { $player }
    .story-deed-proof = die Vitrine von { $player }
    .event-look = in der Vitrine von { $player }
    .story-deed-look = in der Vitrine von { $player }

## Ausgrabungen

icon-place-top-left = oben links
icon-place-bottom-left = unten links
icon-place-bottom-middle = unten in der Mitte
icon-place-bottom-right = unten rechts
icon-place-top-middle = oben in der Mitte
icon-place-top-right = oben rechts
event-dig-value = { $you ->
    [yes] Du gräbst
   *[no] { $player } gräbt
} { $cards } aus{ $skipped ->
    [0] {""}
    [one] {" "}(im Basisvorrat keine [{ $wanted }] mehr da)
   *[other] {" "}(im Basisvorrat keine [{ $wanted }]–[{ $last }] mehr da)
}: { $melded } bedeckt { $covered } und ist nicht höher.
event-dig-picture = { $you ->
    [yes] Du gräbst
   *[no] { $player } gräbt
} { $cards } aus{ $skipped ->
    [0] {""}
    [one] {" "}(im Basisvorrat keine [{ $wanted }] mehr da)
   *[other] {" "}(im Basisvorrat keine [{ $wanted }]–[{ $last }] mehr da)
}: { $melded } bedeckt { $covered }, beide haben ihr Sechseck { $place }.
event-dig-both = { $you ->
    [yes] Du gräbst
   *[no] { $player } gräbt
} { $cards } aus{ $skipped ->
    [0] {""}
    [one] {" "}(im Basisvorrat keine [{ $wanted }] mehr da)
   *[other] {" "}(im Basisvorrat keine [{ $wanted }]–[{ $last }] mehr da)
}: { $melded } bedeckt { $covered } und ist nicht höher; beide haben ihr Sechseck { $place }.

note-dig-always = gräbt { $cards } aus
note-dig-maybe = gräbt vielleicht { $cards } aus

preview-dig-value = { $sure ->
    [always] Du gräbst
   *[maybe] Vielleicht gräbst du
} { $cards } aus{ $skipped ->
    [0] {""}
    [one] {" "}(im Basisvorrat keine [{ $wanted }] mehr da)
   *[other] {" "}(im Basisvorrat keine [{ $wanted }]–[{ $last }] mehr da)
}: { $melded } ist nicht höher als { $covered }.
preview-dig-picture = { $sure ->
    [always] Du gräbst
   *[maybe] Vielleicht gräbst du
} { $cards } aus{ $skipped ->
    [0] {""}
    [one] {" "}(im Basisvorrat keine [{ $wanted }] mehr da)
   *[other] {" "}(im Basisvorrat keine [{ $wanted }]–[{ $last }] mehr da)
}: { $melded } und { $covered } haben beide ihr Sechseck { $place }.
preview-dig-both = { $sure ->
    [always] Du gräbst
   *[maybe] Vielleicht gräbst du
} { $cards } aus{ $skipped ->
    [0] {""}
    [one] {" "}(im Basisvorrat keine [{ $wanted }] mehr da)
   *[other] {" "}(im Basisvorrat keine [{ $wanted }]–[{ $last }] mehr da)
}: { $melded } ist nicht höher als { $covered }, und beide haben ihr Sechseck { $place }.

## Die Gratisaktion

event-action-dogma-free = { $you ->
    [yes] Du nutzt
   *[no] { $player } nutzt
} { $cards } gratis aus der Vitrine.
event-action-return = { $you ->
    [yes] Du legst
   *[no] { $player } legt
} { $cards } mit der Gratisaktion zurück.
option-return = Zurücklegen: { $card }
preview-return = Das Artefakt kommt unter seinen Vorrat. Das macht Platz für die nächste Ausgrabung.
preview-pass-free_action = Es bleibt in der Vitrine: Du kannst es ausspielen oder zu Beginn deines nächsten Zugs nutzen. Solange es da ist, kannst du nichts ausgraben.
preview-returned = Danach legst du es zurück.
preview-returned-in-vain = Du legst es trotzdem zurück.

## Entscheidungen zu offenen Fragen, wie in docs/rules.md

ruling-artifact-returned = Nach deiner Gratisaktion legst du das Artefakt aus der Vitrine zurück; kein Effekt kann es bewegt haben.
ruling-disputed-artifacts = Umstrittene Drucke bei Artefakten: Stolz und Vorurteil vergleicht sichtbare Karten; The Daily Courant sagt „du darfst“.
ruling-dig-finds-none = Hat bis Zeitalter 10 kein Vorrat eine Karte zum Ausgraben, gräbst du nichts aus.
ruling-yamato-on-a-board = Schlachtschiff Yamato zählt in einer Auslage als 11, auch beim Ausgraben; ist das die höchste deiner obersten Karten, endet das Spiel, wenn du nach ihrem Wert ziehst.
ruling-own-board = Moses und Terrakotta-Armee zwingen jede getroffene Person, Karten aus der eigenen Auslage herzugeben.
ruling-relics-with-artifacts = Relikte gibt es nur zusammen mit der Erweiterung Artefakte der Geschichte.
ruling-display-unreached = Kein Effekt erreicht eine Karte in der Vitrine, auch keiner, der sie beim Namen nennt.
ruling-yamato-elsewhere = Schlachtschiff Yamato zählt nur in einer Auslage als 11; in der Vitrine, vorgezeigt oder anderswo als 8.
ruling-the-big-bang = Urknall fragt, ob sich überhaupt etwas geändert hat, egal durch wen, mitgenutzt oder nicht.
ruling-seikan-tunnel = Seikan-Tunnel braucht mehr sichtbare Karten als jede Farbe jeder anderen Person; bei Gleichstand zwischen deinen eigenen Farben gewinnst du trotzdem.
ruling-shown-as-they-leave = Vorgezeigt vor dem Weglegen. Karten, die du verdeckt weglegst, zeigst du vorher, wenn etwas Sichtbares von ihrer Farbe oder ihren Symbolen abhängt: Papyrus des Ani, Bundeslade, Turiner Grabtuch, Delfter Taschenfernrohr, Puffing Billy. Einen Punktestapel, der das Verlangte nicht enthält, zeigst du zum Beweis vor: Turiner Grabtuch, Buttonwood-Abkommen, Singer Modell 27.
ruling-returned-out-of-piles = Legst du Karten aus den Stapeln mehrerer Personen zurück, wählst du die Reihenfolge nur nach ihren Rückseiten.

## Was Artefakte mit eigenen Worten fragen

asks-mask-of-warka-dogma-color = Wähle die Farbe, die alle vorzeigen.
asks-mjolnir-amulet-compel-card = wähle eine oberste Karte. Alle deine Karten ihrer Farbe kommen in den Punktestapel der Person, die dich zwingt.
asks-mona-lisa-dogma-number = Wähle, wie viele Karten einer Farbe du auf der Hand hast, wenn du fünf [4] gezogen hast.
asks-mona-lisa-dogma-color = Du hast { $number } gewählt. Wähle jetzt die Farbe.
asks-moonlight-sonata-dogma-color = Wähle die Farbe, deren unterste Karte du ausspielst.
asks-papyrus-of-ani-dogma-set = Wähle das Set, aus dem du ziehst.
asks-periodic-table-dogma-value = Wähle den Wert, den zwei deiner obersten Karten haben.
asks-periodic-table-dogma-card = Wähle zwei oberste Karten mit demselben Wert.
asks-plush-beweglich-rod-bear-dogma-value = Wähle den Wert für das Auffächern nach oben und das Zurücklegen aus Punktestapeln.
asks-rosetta-stone-dogma-set = Wähle das Set, aus dem du ziehst.
asks-tale-of-the-shipwrecked-sailor-dogma-color = Wähle die Farbe, die du ausspielst, wenn du eine [1] gezogen hast.
asks-the-daily-courant-dogma-value = Wähle den Wert, den du ziehst.

ring-display = { $you ->
    [yes] deine Vitrine
   *[no] Vitrine von { $player }
}
