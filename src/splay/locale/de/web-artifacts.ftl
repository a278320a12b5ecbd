### Die Regeln, Tipps und Taten von Artefakte der Geschichte und von Relikten, in unseren eigenen Worten.

## Artefakte

rules-artifacts-title = Artefakte der Geschichte
rules-artifacts-idea-title = Was neu ist
rules-artifacts-idea =
    105 weitere Karten, die Artefakte. Mit der Aktion Ziehen bekommst du sie nicht. Du gräbst sie aus, wenn du ausspielst, stellst sie in deine Vitrine und darfst jedes einmal gratis nutzen.

    Neu hier? Spiele zuerst ein paarmal ohne Erweiterungen: Diese bringt neue Regeln, und ihre Karten setzen die anderen voraus.
rules-artifacts-setup-title = Aufbau
rules-artifacts-setup =
    Artefakte haben zehn eigene Vorräte, einen für jedes Zeitalter, neben denen des Basisspiels. Ihre Rückseiten zeigen Set und Zeitalter.

    Die Standarderfolge sind weiter Basiskarten. Du brauchst **einen Erfolg mehr** zum Sieg.
rules-artifacts-dig-title = Ausgraben
rules-artifacts-dig =
    Bedeckt eine Karte, die du mit einer Ausspiel-Aktion ausspielst, eine andere, gräbst du aus, wenn mindestens eines davon stimmt:

    - Der Wert deiner Karte ist **nicht höher** als der Wert der bedeckten.
    - Beide Karten haben ihr **leeres Sechseck an derselben Stelle**.

    = [dig]

    Du gräbst ein Artefakt mit dem Wert der **bedeckten** Karte aus. Ist der Basisvorrat mit diesem Wert leer, nimm das nächsthöhere Zeitalter, wie beim Ziehen. Es kommt in die Vitrine vor dir, für alle zu sehen.

    Du gräbst nichts aus, wenn in deiner Vitrine schon ein Artefakt steht oder keines mit diesem Wert mehr da ist. Ausgraben geht nur mit Ausspiel-Aktionen, nicht mit Karten, die ein Effekt ausspielt.
rules-artifacts-display-title = In der Vitrine
rules-artifacts-display =
    In deiner Vitrine kann ein einziges Artefakt stehen. Es gehört weder zu deiner Auslage noch zu deiner Hand: Seine Symbole zählen nicht, und kein Effekt erreicht es.

    Du kannst es mit einer Ausspiel-Aktion ausspielen, als wäre es auf deiner Hand.
rules-artifacts-free-title = Die Gratisaktion
rules-artifacts-free =
    Steht zu Beginn deines Zugs ein Artefakt in deiner Vitrine, darfst du vor deinen zwei Aktionen eines davon tun:

    - **Nutzen.** Seine eigenen Leitsymbole zählen für dich mit, nur in diesem Dogma. Andere nutzen mit oder werden getroffen wie immer. Danach legst du es zurück.
    - **Zurücklegen**, das macht Platz für die nächste Ausgrabung.
    - **Überspringen.** Es bleibt in der Vitrine.
rules-artifacts-compel-title = Zwang
rules-artifacts-compel =
    Ein Zwang ist eine umgedrehte Forderung. Gegnerische Personen mit **ebenso vielen** Leitsymbolen wie du **oder mehr** müssen einen Effekt ausführen, der mit „Ich zwinge dich“ beginnt. Sonst niemand, auch du nicht.

    Zwingt dich eine Karte, nutzt du auch ihre anderen Effekte mit. Eine Forderung trifft die Schwachen, ein Zwang die Starken.
rules-artifacts-as-if-title = Als stünden sie auf dieser Karte
rules-artifacts-as-if =
    Manche Artefakte führen die Effekte einer anderen Karte aus, „als stünden sie auf dieser Karte“. Dann entscheiden die Symbole, die für diese Karte gezählt wurden, wer mitnutzt und wen es trifft.

    „Ohne Mitnutzung“ heißt, dass nur du sie ausführst.

## Relikte

rules-relics-title = Relikte
rules-relics-museum-title = Das Museum
rules-relics-museum =
    Relikte sind einzelne Karten aus anderen Sets. Ein Tisch mit Artefakten kann sie dazunehmen. Am Anfang liegen sie offen im Museum.
rules-relics-seize-title = Eines an dich nehmen
rules-relics-seize =
    Gräbst du ein Artefakt mit dem Wert eines Relikts aus, darfst du dieses Relikt an dich nehmen, aus dem Museum oder aus den Erfolgen einer **beliebigen** Person.

    Es kommt zu deinen Erfolgen und zählt dort als einer. Ist das Set des Relikts selbst im Spiel, darfst du es stattdessen auf die Hand nehmen. (Ching Shih ist immer nur ein Erfolg.)

    Relikte machen andere Erfolge nicht teurer, und Effekte auf Erfolge erreichen sie nicht. Ein zurückgelegtes Relikt kommt wieder ins Museum.

## Bilder

learn-figure-dig-value = { $card } bedeckt { $covered } und ist nicht höher. Du gräbst eine [{ $age }] aus.
learn-figure-dig-picture = { $card } bedeckt { $covered }: Ihre leeren Sechsecke sind an derselben Stelle. Du gräbst eine [{ $age }] aus.
learn-figure-dig-neither = { $card } bedeckt { $covered }, eine niedrigere Karte, und die Sechsecke sind an verschiedenen Stellen. Du gräbst nichts aus.

## Wörter auf den Karten

card-mark-artifacts = Ar
card-mark-relics = Re

learn-forms-artifact = Artefakt
learn-forms-compel = ich zwinge dich
learn-forms-remove = entferne, entfernt
learn-forms-set = Set, Sets
learn-word-artifact = Artefakt
learn-word-compel = Ich zwinge dich
learn-word-remove = Entfernen
learn-word-set = Set
learn-word-dig = Ausgraben
learn-word-display = In der Vitrine
learn-word-museum = Museum
learn-word-relic = Relikt
learn-means-artifact = Eine Karte aus dem Set Artefakte der Geschichte. Du bekommst sie durch Ausgraben oder durch Effekte, die sie ziehen.
learn-means-compel = Nur gegnerische Personen, die das Leitsymbol der Karte mindestens so oft haben wie du, müssen diesen Effekt ausführen; du nicht. „Ich“ ist, wer die Karte genutzt hat, „du“, wen der Zwang trifft.
learn-means-remove = Nimm eine Karte endgültig aus dem Spiel.
learn-means-set = Woher eine Karte kommt, wie ihre Rückseite zeigt: Basis, Artefakte oder eine andere Erweiterung im Spiel. Jedes Set hat eigene Vorräte.
learn-means-dig = Ein Artefakt mit einer Ausspiel-Aktion bekommen: wenn deine Karte nicht höher ist als die bedeckte oder beide ihr leeres Sechseck an derselben Stelle haben.
learn-means-display = Der Ort für ein ausgegrabenes Artefakt, bis du es nutzt, zurücklegst oder ausspielst. Es gehört weder zu deiner Auslage noch zu deiner Hand, und kein Effekt erreicht es.
learn-means-museum = Wo Relikte liegen, bis jemand sie an sich nimmt.
learn-means-relic = Eine einzelne Karte, die du an dich nehmen kannst, wenn du ein Artefakt mit ihrem Wert ausgräbst. Bei deinen Erfolgen zählt sie als einer.

## Tipps zu beidem

learn-hint-dig = Du hast ein Artefakt ausgegraben. Zu Beginn deines nächsten Zugs kannst du es einmal gratis nutzen.
learn-hint-dig-other = Eine andere Person hat ein Artefakt ausgegraben. Sie darf es gratis nutzen: Lies, was es tut.
learn-hint-free-action = Nutze dein Artefakt gratis, lege es zurück, um wieder auszugraben, oder überspringe: Dann bleibt es.
learn-hint-compelled = Ein Zwang trifft dich: Du hast das Symbol der Karte mindestens so oft wie die Person, die sie nutzt. Tu, was die Karte sagt.
learn-hint-would-compel = Ein Zwang trifft gegnerische Personen mit mindestens so vielen Symbolen. Mit weniger bist du sicher.
learn-hint-seize = Nimm das Relikt an dich, und es ist ein Erfolg. Wer seinen Wert ausgräbt, kann es dir wieder nehmen.
learn-hint-seized = Ein Relikt zählt jetzt bei jemandem als Erfolg. Gräbst du seinen Wert aus, darfst du es an dich nehmen.

## Am Tisch

table-action-hint-display = Spiele { $hand ->
    [0] das Artefakt in der Vitrine
    [one] deine Handkarte oder das Artefakt in der Vitrine
   *[other] eine Karte aus deiner Hand oder das Artefakt in der Vitrine
} aus, nutze eine Karte deiner Auslage oder drücke hier auf einen Knopf.
table-actions-free = { $actions ->
    [one] Gratisaktion, dann { $actions } Aktion
   *[other] Gratisaktion, dann { $actions } Aktionen
}
zone-label-display = Vitrine
zone-about-museum = Gräbst du ein Artefakt mit dem Wert eines Relikts aus, darfst du dieses Relikt an dich nehmen: Es zählt als Erfolg.
card-lies-museum = Ein Relikt: Wer ein Artefakt mit Wert [{ $age }] ausgräbt, darf es als Erfolg an sich nehmen.
card-lies-relics = Ein Relikt und einer { $own ->
    [yes] deiner Erfolge
   *[no] der Erfolge von { $player }
}. Wer ein Artefakt mit Wert [{ $age }] ausgräbt, darf es an sich nehmen.

## Was in der letzten Aktion geschah

story-account-dogma-free = { $you ->
    [yes] Du nutzt
   *[no] { $player } nutzt
} { $cards } aus der Vitrine: { $deeds }.
story-account-dogma-free-nothing = { $you ->
    [yes] Du nutzt
   *[no] { $player } nutzt
} { $cards } aus der Vitrine: ohne Wirkung.
story-deed-dig-value = { $you ->
    [yes] gräbst
   *[no] gräbt
} { $cards } aus{ $skipped ->
    [0] {""}
    [one] {" "}(im Basisvorrat keine [{ $wanted }] mehr da)
   *[other] {" "}(im Basisvorrat keine [{ $wanted }]–[{ $last }] mehr da)
}: { $melded } bedeckt { $covered } und ist nicht höher
story-deed-dig-picture = { $you ->
    [yes] gräbst
   *[no] gräbt
} { $cards } aus{ $skipped ->
    [0] {""}
    [one] {" "}(im Basisvorrat keine [{ $wanted }] mehr da)
   *[other] {" "}(im Basisvorrat keine [{ $wanted }]–[{ $last }] mehr da)
}: { $melded } bedeckt { $covered } (Sechsecke { $place })
story-deed-dig-both = { $you ->
    [yes] gräbst
   *[no] gräbt
} { $cards } aus{ $skipped ->
    [0] {""}
    [one] {" "}(im Basisvorrat keine [{ $wanted }] mehr da)
   *[other] {" "}(im Basisvorrat keine [{ $wanted }]–[{ $last }] mehr da)
}: { $melded } bedeckt { $covered } und ist nicht höher (Sechsecke { $place })
story-deed-seize = { $you ->
    [yes] nimmst { $cards } { $source } an dich
   *[no] nimmt { $cards } { $source } an sich
} ({ $target })

statistic-dug = Ausgegrabene Artefakte
statistic-seized = Genommene Relikte
