### Feste Antworten: wie man sie bei einer Frage festlegt, was sie gleich beantworten, und die Liste.

standing-always = Immer gleich antworten
standing-always-pass = Gratisaktionen immer überspringen
standing-answer = Antwort
standing-about = Du wirst weiter gefragt. Antwortest du nicht selbst, gilt nach kurzer Zeit diese Antwort.
standing-order = Karten beliebig ordnen, wenn es für niemanden zählt
standing-pass = Gratisaktionen überspringen
standing-may = { $card }: { $answer }
standing-here = An diesem Tisch
standing-everywhere = An jedem Tisch
standing-soon = { $kind ->
    [order] Wird gleich für dich beliebig geordnet
    [pass_free] Wird gleich für dich übersprungen
   *[may] Wird gleich für dich beantwortet: { $answer }
    }
standing-take-back = Zurücknehmen
standing-take-back-of = Zurücknehmen: { $answer }
standing-list = Feste Antworten
standing-list-about = Du kannst jede Frage weiter selbst zuerst beantworten.
standing-one-table = An einem Tisch
standing-table = Zum Tisch
standing-taken-back = Zurückgenommen
