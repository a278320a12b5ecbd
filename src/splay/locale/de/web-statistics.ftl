### Was viele Partien über jede Karte sagen.

statistics-title = Karten in Zahlen
statistics-about = Wie viele jede Karte ziehen, ausspielen und nutzen, und wie viele von denen, die sie ausspielen, gewinnen. Wer vorn liegt, spielt mehr hohe Karten aus: Eine Karte mit vielen Siegen muss also nicht ihr Grund sein.
statistics-in-games = In Partien
statistics-columns = Gezogen, ausgespielt, genutzt: wie viele in diesen Partien das mindestens einmal taten. Deine Startkarte zählt als ausgespielt. Siege, wenn ausgespielt: wie viele von denen gewannen, die sie ausgespielt haben.
statistics-interval = In Klammern: wo die wahre Zahl in 95 von 100 Fällen liegt.
statistics-none = Noch ist keine Partie gezählt.
statistics-which = Partien
statistics-option = { $whose ->
    [computers] Computer
   *[people] Menschen
}, { $kind ->
    [base-2] Basisspiel zu zweit
    [base-4] Basisspiel zu viert
    [base-more] Basisspiel zu dritt oder mehr
    [sets-2] mit Erweiterungen zu zweit
    [sets-4] mit Erweiterungen zu viert
   *[sets-more] mit Erweiterungen zu dritt oder mehr
}: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
statistics-card = Karte
statistics-drawn = Gezogen
statistics-melded = Ausgespielt
statistics-used = Genutzt
statistics-won = Siege, wenn ausgespielt
statistics-share = { $share } % ({ $low }–{ $high } %)
statistics-all = Alle Karten in Zahlen
