### Gewertete Tische: einen erstellen, sich setzen, und was das Spiel geändert hat.

rated = Gewertet
rated-about = Das Ergebnis ändert die Wertung von allen, die spielen.
rated-terms = Das Ergebnis ändert die Wertung von allen, die spielen. Die Bedenkzeit ist begrenzt, Rat gibt es keinen, und wer geht, kann nicht zurück.
rated-terms-many = Das Ergebnis ändert die Wertung von allen, die spielen. Die Bedenkzeit ist begrenzt, Rat gibt es keinen, und wer geht, kann nicht zurück: Ein Computer spielt weiter.
rated-rules = An einem gewerteten Tisch gelten die gedruckten Regeln: dritte Edition, Sondererfolge sofort, so viele Erfolge zum Sieg wie sonst. Rat gibt es keinen.
rated-seats = Alle haben je einen Platz.
rated-leavers = Ein Computer spielt weiter, damit die anderen zu Ende spielen können. Wer geht oder keine Zeit mehr hat, wird Letzter und kann nicht zurück.
rated-leaving = Wer geht oder keine Zeit mehr hat, hat aufgegeben und kann nicht zurück.
rated-rating = Wertung
rated-points = { $rating }
rated-new = neu
rated-stakes = { $wins }, wenn du gewinnst, { $loses }, wenn du verlierst
rated-stakes-many = { $wins }, wenn du Erster wirst, { $loses }, wenn du Letzter wirst
rated-guest = Für einen gewerteten Tisch brauchst du ein Konto.
rated-ended = Deine Wertungen wurden hier beendet. Ohne Wertung kannst du spielen.
rated-gone = Du hast den Tisch verlassen oder keine Zeit mehr und kannst in dieses gewertete Spiel nicht zurück. Bleibt jemand bis zum Ende, zählt es als aufgegeben.
rated-leave = Dieser Tisch wird gewertet: Wenn du gehst, zählt das als aufgegeben, und du kannst nicht zurück.
rated-counting = { $before } → ...
rated-change = { $before } → { $after }, { $change }
rated-uncounted-abandoned = Dieses Spiel zählt nicht: Alle Seiten haben aufgegeben.
rated-uncounted-ended = Dieses Spiel zählt nicht: Die Wertungen von jemandem am Tisch wurden hier beendet.
