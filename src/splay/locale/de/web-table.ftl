### Die Worte der Seite eines laufenden Spiels.

table-page = Der Tisch
table-opening = Der Tisch wird geöffnet ...
table-forgotten = Du bist hier nicht mehr angemeldet und kannst nur zuschauen. Melde dich wieder an, um weiterzuspielen.
table-middle = Die Tischmitte
table-others = Die anderen
table-own = Deine Seite
table-side = Log und mehr
table-player = Wer
table-you = { $player } (du)
table-actions = { $actions ->
    [0] letzte Aktion
    [one] noch 1 Aktion
   *[other] noch { $actions } Aktionen
}
table-out = ausgeschieden
table-away = Computer spielt
table-gone = gegangen
table-resigned = aufgegeben
table-computer = Computer
table-gone-now = nicht da
table-gone-minutes = seit { $number } Min. weg
table-gone-hours = seit { $number } Std. weg
table-gone-days = { $number ->
    [one] seit 1 Tag weg
   *[other] seit { $number } Tagen weg
}
table-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
table-points-parts = { $points }: { $parts }
table-points-are = { $parts }.
table-points-plus = { $all } + { $next }
table-points-from-score = { $points }
table-points-says-score = Punktestapel { $points }
table-achieved = Erfolge { $number }/{ $needed }
table-achieved-team = Erfolge des Teams { $number }/{ $needed }
table-achieved-why = Zum Sieg { $needed } Erfolge: { $parts }.
table-needed-players = { $number } bei { $players } Personen
table-needed-teams = { $number } für ein Team
table-needed-set = { $number } mehr für { $set }
table-needed-extra = { $number } mehr durch eine Option
table-hand = Hand
table-score = Punktestapel
table-ledge-achievements = Erfolge
table-ledge-supplies = Vorrat
table-your-hand = Deine Hand
table-hand-earlier = Vorige Karten
table-hand-later = Nächste Karten
table-hand-empty = Deine Hand ist leer.
table-hand-empty-of = Die Hand von { $player } ist leer.
table-hand-number = Hand { $number }
table-place-offers = wählen
table-team = Team { $team }
table-name-numbered = { $name } { $number }
table-brief-hits = { $cards ->
    [one] 1 Karte würde dich treffen
   *[other] { $cards } Karten würden dich treffen
}
table-menu = Tischmenü
table-boards = Auslagen
table-tab-you = Du
table-tab-facts = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $achieved } von { $needed } Erfolgen{ $moving ->
    [true] , ist dran
   *[false] {""}
}
table-middle-open = Vorräte und Erfolge
table-side-open = Verlauf, Log und Chat
table-unread = neu
table-own-board = Deine Auslage
table-looking = Du siehst die Auslage von { $player }.
table-has = { $own ->
    [true] Was du hast
   *[false] Was { $player } hat
}
table-score-short = Punkte
table-can-hit = { $player } kann dich treffen: { $card }
table-can-hit-several = { $number ->
    [one] 1 Karte von { $players } kann dich treffen
   *[other] { $number } Karten von { $players } können dich treffen
}
table-next-brief = [{ $value }] { $needs }
table-turn = Zug { $turn }
table-first-melds = Startkarten
table-tab-log = Log
table-tab-supply = Vorrat
table-turn-line = { $actions ->
    [0] Du bist dran: letzte Aktion
    [one] Du bist dran: 1 Aktion
   *[other] Du bist dran: { $actions } Aktionen
}
table-turn-play = Spielen
table-turn-boards = Auslagen ansehen
table-tab-story = Verlauf
table-show-end = Ergebnis zeigen
table-paused = Pause, bis jemand zurückkommt.
table-watching = Du schaust zu. Handkarten und Punktestapel bleiben verdeckt.
table-clock = Restzeit
table-clock-minutes = { $minutes }:{ $seconds }
table-clock-hours = { $hours }:{ $minutes } h
table-clock-days = { $days } T { $hours } h
table-pile = { $color }, { $splay }, { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
table-count = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
table-count-of = { $label }: { $number ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $number } Karten
}
table-open-board = Alle Stapel: { $player }
table-open-pile = Alle Karten zeigen: { $pile }
table-open-cards = Zeigen
table-pile-of = { $place }: { $pile }
table-pile-adds = Auf den bedeckten Karten sichtbar: { $number } × { $icon }
table-pile-top = Oben
table-pile-shows = Sichtbar:
table-pile-covered = Bedeckt
table-lying = Karten
table-zone-empty = Hier liegt nichts.
table-supplies = Vorräte
table-supply = Zeitalter { $age }: { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}
table-supply-age = Zeitalter
table-supply-cards = Karten
table-supply-title = Vorrat: Zeitalter { $age }
table-supply-explained = { $count ->
    [0] Er ist leer: Du ziehst aus dem nächsthöheren Vorrat, der noch Karten hat.
    [one] Noch 1 Karte aus Zeitalter { $age } ist da.
   *[other] Noch { $count } Karten aus Zeitalter { $age } sind da.
}
table-supply-title-of = Vorrat: { $set }, Zeitalter { $age }
table-supply-explained-of = { $count ->
    [0] Er ist leer.
    [one] Noch 1 Karte aus Zeitalter { $age } ist da ({ $set }).
   *[other] Noch { $count } Karten aus Zeitalter { $age } sind da ({ $set }).
}
table-supply-next = Hier ziehst du als Nächstes: Es ist das Zeitalter der höchsten deiner obersten Karten oder das nächsthöhere, das nicht leer ist.
table-supply-top = Du weißt: Im Vorrat von Zeitalter { $age } kommt diese Karte als Nächstes.
table-supply-drawers = Als Nächstes { $players_you ->
    [only] ziehst du hier
    [yes] zieht ihr hier: { $players }
   *[no] { $players_number ->
        [one] zieht { $players } hier
       *[other] ziehen { $players } hier
    }
}.
table-draw = Ziehen: { $card }
table-draw-ends = Ziehen: beendet das Spiel
table-draw-because = { $age ->
    [none] Deine Auslage ist noch leer: Du ziehst eine [1] oder aus dem nächsten Zeitalter, das nicht leer ist.
    [higher] Die höchste deiner obersten Karten ist eine [{ $highest }], und { $elsewhere ->
        [yes] im Basisvorrat ist
       *[other] es ist
    } keine [{ $highest }]{ $skipped ->
        [1] {""}
       *[other] –[{ $last }]
    } mehr da.
   *[top] Du ziehst aus dem Zeitalter der höchsten deiner obersten Karten.
}
table-next = Als Nächstes ziehst du { $card }
table-next-ends = Für dich ist keine Karte zum Ziehen mehr da: Wenn du ziehst, endet das Spiel.
table-achievements = Erfolge
table-achievement = Erfolg
table-achievement-title = Erfolg { $value }
table-achievement-explained = Mit { $points } Punkten und einer obersten Karte mit Wert { $value } oder höher kannst du ihn als Aktion erringen. Deine Punkte behältst du.
table-achievement-have = Du hast { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $top ->
    [0] {" "}und keine oberste Karte.
   *[other] , und die höchste deiner obersten Karten hat Wert { $top }.
}
table-achievement-dearer = Er kostet dich mehr, weil du schon { $number ->
    [one] einen Erfolg
   *[other] { $number } Erfolge
} mit Wert { $value } hast: { $each } Punkte mehr für jeden.
table-achievement-owned = deine: { $number }
table-achievement-needs = Im Moment: { $needs }.
table-special-explained = Du bekommst ihn ohne Aktion, wenn dir das zuerst gelingt: { $condition }. Auch eine Karte kann ihn beanspruchen.
table-special-have-Empire = Das hast du bei { $have } von { $need } Symbolen.
table-special-have-Monument = In diesem Zug hast du { $have } von { $need }.
table-special-have-Wonder = Du hast { $have } von { $need } Farben so aufgefächert.
table-special-have-World = { $have ->
    [one] Bei dir ist 1 von { $need } Uhren sichtbar.
   *[other] Bei dir sind { $have } von { $need } Uhren sichtbar.
}
table-special-have-Universe = Du hast { $have } von { $need } solchen obersten Karten.
table-needs-points = noch { $points }
table-needs-points-brief = ★ { $have }/{ $need }
table-needs-both = noch { $points } und oben eine [{ $value }]
table-needs-both-brief = ★ { $have }/{ $need }, oben [{ $value }]
table-needs-top = oben fehlt eine [{ $value }]
table-needs-nothing = jetzt zu haben
table-achievement-taken = { $you ->
    [yes] Du hast
   *[no] { $player } hat
} die { $value }
table-next-goal = { $more ->
    [0] { $top ->
        [yes] Für die [{ $value }] hast du genug Punkte. Dir fehlt oben eine [{ $value }].
       *[no] Du kannst jetzt die [{ $value }] erringen.
    }
    [one] { $top ->
        [yes] Für die [{ $value }] fehlen dir noch 1 Punkt und oben eine [{ $value }].
       *[no] Für die [{ $value }] fehlt dir noch 1 Punkt.
    }
   *[other] { $top ->
        [yes] Für die [{ $value }] fehlen dir noch { $more } Punkte und oben eine [{ $value }].
       *[no] Für die [{ $value }] fehlen dir noch { $more } Punkte.
    }
}
table-icons = Sichtbare Symbole
table-icon-explained = Wie viele bei jeder Person sichtbar sind. Nutzt jemand eine Karte mit diesem Leitsymbol, nutzen alle mit, die mindestens so viele davon haben, und ihre Forderung trifft alle, die weniger haben.
table-icon-of = Symbole von { $player }
table-icons-then = danach

## Was gefragt wird

table-prompt = Frage an dich
table-action-hint = { $hand ->
    [0] Nutze
   *[other] Spiele eine Karte aus deiner Hand aus, nutze
} eine Karte deiner Auslage oder drücke hier auf einen Knopf.
table-where = Wähle { $places }.
table-where-hand = aus deiner Hand
table-where-hand-of = aus der Hand von { $player }
table-where-tops = aus deinen obersten Karten
table-where-tops-of = aus der Auslage von { $player }
table-where-board = aus deiner Auslage
table-where-board-of = aus der Auslage von { $player }
table-where-score = aus deinem Punktestapel
table-where-score-of = aus dem Punktestapel von { $player }
table-where-achievements = aus deinen Erfolgen
table-where-achievements-of = aus den Erfolgen von { $player }
table-show-offered = Zeigen
table-tray = Karten zur Auswahl
table-tray-pile = Stapel von { $player } in { $color }
table-tray-pile-your = Dein Stapel in { $color }
table-tray-tops = Oberste Karten von { $player }
table-tray-tops-your = Deine obersten Karten
table-tray-fold = Tisch ansehen
table-tray-open = Zurück zu den Karten
table-tray-secret = { $number ->
    [one] 1 Karte · nur du siehst sie
   *[other] { $number } Karten · nur du siehst sie
}
table-opened = Drücke noch einmal zum Bestätigen oder wähle etwas anderes.
table-picked-one = Drücke noch einmal zum Bestätigen oder wähle eine andere.
table-picked = { $number } gewählt. { $more ->
    [0] Mehr kannst du nicht wählen.
   *[other] Du kannst noch { $more } wählen.
}
table-picked-too-few = { $number } gewählt. Wähle noch { $missing }.
table-act-none = { $number ->
    [one] Karte wählen
   *[other] { $number } Karten wählen
}
table-more = Mehr
table-more-choose = Wählen
table-more-answers = Weitere Antworten
table-act-pick = Wählen: { $cards }
table-act-drop = Abwählen: { $cards }
table-act-meld = Ausspielen: { $cards }
table-act-tuck = Unterschieben: { $cards }
table-act-score = Werten: { $cards }
table-act-return = Zurücklegen: { $cards }
table-act-transfer = Übertragen: { $cards }
table-act-exchange = Tauschen: { $cards }
table-act-reveal = Vorzeigen: { $cards }
table-act-execute = Nutzen: { $cards }
table-act-keep = Behalten: { $cards }
table-act-achieve = Erringen: { $cards }
table-act-remove = Entfernen: { $cards }
table-read-card = Lesen: { $card }
table-card-barred = Diese Karte kannst du jetzt nicht wählen.
table-confirm-cards = { $number ->
    [one] 1 Karte bestätigen
   *[other] { $number } Karten bestätigen
}
table-confirm-action = Bestätigen: { $action }
table-splay-nothing = nichts Neues sichtbar
table-stale = Das Spiel ist weitergegangen, darum ist nichts passiert. Sieh noch einmal hin.
table-sending = Wird gesendet ...
# Es kam keine Antwort, aber die nächste Stellung zeigt, dass es getan ist. $kind: "draw", "meld", eine andere Möglichkeit oder "undo"
table-fate-done = { $kind ->
    [draw] Angekommen: Du hast gezogen.
    [meld] Angekommen: Du hast ausgespielt.
    [undo] Angekommen: Es ist rückgängig gemacht.
   *[other] Deine Antwort ist angekommen.
}
# Es ist nicht getan. $kind: wie oben
table-fate-missing = { $kind ->
    [draw] Nicht angekommen: Du hast nicht gezogen. Versuch es noch einmal.
    [meld] Nicht angekommen: Du hast nicht ausgespielt. Versuch es noch einmal.
    [undo] Nicht angekommen: Nichts ist rückgängig gemacht. Versuch es noch einmal.
   *[other] Deine Antwort ist nicht angekommen. Versuch es noch einmal.
}
table-fate-past = Während du offline warst, ist das Spiel weitergegangen. Diese Frage ist erledigt.
table-not-offered = Eine dieser Karten kannst du nicht mehr wählen. Die davor zählen.
# $touch: ob es keine Maus gibt
table-order-help = { $touch ->
    [true] 1 kommt { $first }, { $number } kommt { $last }. Tippe die Karten der Reihe nach an, verschiebe sie an den Punkten oder nimm die Pfeile.
   *[false] 1 kommt { $first }, { $number } kommt { $last }. Klicke die Karten der Reihe nach an, verschiebe sie oder nimm die Pfeile.
}
table-order-on-top = Dann oben:
table-order-first = zuerst
table-order-last = zuletzt
table-order-top = nach oben
table-order-bottom = nach unten
table-order-card = { $card }: { $place } von { $number }
table-order-earlier = { $card } nach vorn
table-order-later = { $card } nach hinten
table-order-confirm = In dieser Reihenfolge

## Rückgängig

table-undo = Rückgängig
table-undo-ask = Rückgängig anfragen

## Kommen und gehen

table-turn-in = { $turns ->
    [one] nächster Zug
   *[other] in { $turns } Zügen
}
table-thinking = { $you ->
    [yes] Du wählst
   *[no] { $player } wählt
}
table-your-first-meld = Deine Startkarte: { $card }.
people-rematch = { $you ->
    [yes] Du möchtest
   *[no] { $player } möchte
} eine Revanche.
table-you-are-away = Ein Computer spielt für dich.
table-you-are-away-paused = Du hast den Tisch verlassen. Sonst ist niemand da, also wartet das Spiel auf dich.
table-you-are-late = Deine Zeit ist abgelaufen. Ein Computer spielt für dich.
table-you-are-late-paused = Deine Zeit ist abgelaufen. Sonst ist niemand da, also wartet das Spiel auf dich.
table-come-back = Meinen Platz zurückholen
table-hand-over-to = Weitergeben an { $player }
table-hand-over-help = Gib das Gerät an { $player } weiter. Alles bleibt verborgen, bis { $player } weitermacht.
table-hand-over-go = Ich bin { $player }: weiter
table-hand-over-others = Nicht { $player }?
table-hand-over-look = Ich bin { $player }
table-menu-title = Dieser Tisch
table-link = Link zu diesem Tisch
table-shuffle = Die Mischung
table-shuffle-about = Eine geheime Zahl hat alle Karten gemischt. Das ist ihr Fingerabdruck, erstellt, bevor die erste Karte ausgeteilt war. Nach dem Spiel siehst du die Zahl, und dein Browser prüft, ob sie dazu passt.
table-leave = Tisch verlassen
table-leave-sure = Tisch verlassen?
table-leave-stay = Bleiben
table-leave-stand-in = Ein Computer spielt für dich; spielt sonst niemand, wartet das Spiel eine Weile. Du kannst zurückkommen, solange das Spiel läuft.
table-leave-ends = Wenn du gehst, endet das Spiel, und die anderen gewinnen.
table-resign = Aufgeben
table-resign-sure = Aufgeben?
table-resign-play-on = Weiterspielen
table-resign-ends = Du verlierst, und das Spiel ist aus.
table-resign-computer = Du kommst auf den letzten Platz. Ein Computer spielt für dich weiter.
table-resign-rated = Dieses Spiel ist gewertet: Deine Wertung sinkt.
table-you-resigned = Du hast aufgegeben. Ein Computer spielt für dich weiter.
table-inactive = Warten auf { $player }
table-inactive-stand-in = { $player } hat seit Tagen nicht gespielt. Du kannst einen Computer spielen lassen, bis { $player } zurück ist.
table-inactive-let = Computer spielen lassen
table-inactive-ends = { $player } hat seit Tagen nicht gespielt. Du kannst das Spiel beenden; dann verliert die Seite von { $player }.
table-inactive-end = Spiel beenden

table-report = Ein Problem melden
table-report-seen = Speichere eine Datei dieses Spiels und schick sie denen, die diesen Server betreiben, mit ein paar Worten dazu, was schiefging. Sie enthält, was du siehst, und keine verdeckten Karten. Nichts wird von selbst verschickt.
table-report-everything = Speichere eine Datei dieses Spiels und schick sie denen, die diesen Server betreiben, mit ein paar Worten dazu, was schiefging. Sie enthält das ganze Spiel. Nichts wird von selbst verschickt.
table-report-save = Datei speichern

## Tasten

table-keys = Tasten
table-key-numbers = wählen, was dieses Zeichen trägt; der erste Tastendruck zeigt nur die Zeichen
table-key-arrows = zwischen dem wechseln, was du wählen kannst (eine Handkarte öffnet sich groß)
table-key-enter = wählen; noch einmal: bestätigen
table-key-escape = Auswahl aufheben
table-key-open = Karte groß öffnen
table-key-draw = ziehen
table-key-say = etwas sagen
table-key-next-table = Nächster Tisch, der auf mich wartet
table-key-undo = rückgängig machen
table-key-next = nächster Schritt im Verlauf
table-key-skip = gleich zu deiner nächsten Entscheidung

## Was der Computer tun würde

table-advice = Was würdest du tun?
table-advice-title = Rat
table-advice-chances = Chance zu gewinnen
table-advice-chance = { $chance } %
table-advice-play = So spielen
table-advice-by = { $computer }, je { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
} ab hier.
table-advice-others = { $others ->
    [one] 1 andere Möglichkeit sah schlechter aus.
   *[other] { $others } andere Möglichkeiten sahen schlechter aus.
}
table-advice-thinking = Denkt nach ...
table-advice-none = Hier gibt es für den Computer nichts zu entscheiden.

## Die Computer nach Stufen: fünf verschiedene Anfangsbuchstaben

agent-random = Leichter Computer
agent-rule = Normaler Computer
agent-greedy = Starker Computer
agent-planner = Profi-Computer
agent-master = Meister-Computer
table-follow-coach = Folge dem Coach.
table-check-puzzle = Prüfe deine Schritte oder mach etwas rückgängig.
