### Die Worte beim Spielen am Tisch eines Servers.

not-asked = Du bist gerade nicht dran.

## Hereinkommen

online-name = Dein Name?
online-name-keys = Enter weiter, Esc Ende
online-lobby = Tische bei { $server }
online-lobby-again = Das steht nicht zur Wahl. Gib eine Zahl von 1 bis { $number }, die ID oder den Link eines Tischs oder „quit“ ein.
online-which = Nummer, ID oder Link eines Tischs oder „quit“?
online-mine = Weiterspielen: { $players } ({ $state })
online-open = Beitreten: { $players } ({ $number ->
    [one] 1 freier Platz
   *[other] { $number } freie Plätze
})
online-with-sets = { $players }, Sets: { $sets }
online-new-sets = { $table }, Sets: { $sets }
online-new-agent = Neuer Tisch gegen einen Computer: { $strength }
online-new-public = Neuer öffentlicher Tisch
online-new-private = Neuer privater Tisch (Beitritt mit der ID)
online-other = Ein anderer Tisch, mit ID oder Link
online-again = Neu laden
online-state-turn = du bist dran
online-state-running = wartet auf andere
online-state-open = noch nicht alle da
online-nobody-yet = noch niemand
online-lobby-keys = Nummer oder Enter wählen  Esc Ende
online-table-id = ID oder Link des Tischs
online-table-id-keys = Enter dorthin, Esc zurück
online-waiting = Tisch { $table }. Andere treten so bei: { $splay } play --server { $server } --table { $table }
online-waiting-for = { $number ->
    [one] Es fehlt noch 1 Person.
   *[other] Es fehlen noch { $number } Personen.
} Da sind: { $players }.
online-waiting-for-kept = Wir warten auf { $awaited }. Da sind: { $players }.
online-waiting-for-both = { $number ->
    [one] Wir warten auf { $awaited } und noch 1 Person.
   *[other] Wir warten auf { $awaited } und noch { $number } Personen.
} Da sind: { $players }.
online-waiting-keys = Esc Ende (dein Platz bleibt dir)

## Am Tisch

online-welcome = Du bist an Tisch { $table }. Antworte mit der Nummer einer Möglichkeit. „help“ zeigt die Befehle und die Regeln.
online-plain-help = Hier auch: say TEXT (am Tisch etwas sagen), say /nice (reagieren: /nice /laugh /wow /ouch /thinking),
    undo yes, undo no (wenn jemand etwas rückgängig machen will), return (deinen Platz vom Computer zurückholen),
    rematch (wenn das Spiel vorbei ist), quit (das Spiel geht auf dem Server weiter; derselbe Befehl bringt dich zurück).
online-keys = { $undo ->
    [yes] ? Hilfe  Leer Info  c Karten  t Tisch  g Ziele  l Log  u Undo  m Chat  q Ende
   *[no] ? Hilfe  Leer Info  c Karten  t Tisch  g Ziele  l Log  m Chat  q Ende
}
online-over-keys = { $undo ->
    [yes] l ganzes Log  u rückgängig  r Revanche  m Chat  q Ende
   *[no] l ganzes Log  r Revanche  m Chat  q Ende
}
online-rematch-wanted = Es gibt eine Revanche. Tritt bei: r oder „rematch“.
online-chat = { $name }: „{ $text }“
online-reaction = { $name }: { $reaction }
online-say-title = Etwas sagen
online-say-keys = Enter senden, Esc zurück oder /nice /laugh /wow /ouch /thinking
online-say-what = Was? say TEXT, oder reagiere: say /nice, /laugh, /wow, /ouch, /thinking.
online-sending = Wird gesendet ...
online-lost = Der Server antwortet nicht. Neuer Versuch ...
online-found = Die Verbindung ist wieder da.
online-no-answer = Der Server hat nicht geantwortet. Versuch es noch einmal.
online-strange = Was dort antwortet, ist kein Splay oder eine andere Version davon.
online-not-sent = Der Server hat nicht geantwortet. Deine Antwort ist vielleicht verloren: Sieh dir die Frage noch einmal an.
online-undo-say = Gib „undo yes“ oder „undo no“ ein.
online-away = Ein Computer spielt für dich. Hol dir deinen Platz zurück: r oder „return“.
online-away-paused = Niemand ist hier, darum wartet das Spiel auf dich. Hol dir deinen Platz zurück: r oder „return“.
online-late = Deine Zeit ist abgelaufen. Ein Computer spielt für dich. Hol dir deinen Platz zurück: r oder „return“.
online-late-paused = Deine Zeit ist abgelaufen. Sonst ist niemand hier, darum wartet das Spiel auf dich. Hol dir deinen Platz zurück: r oder „return“.
online-quit-title = Den Tisch verlassen? Das Spiel geht auf dem Server weiter.
online-quit-keys = q  Ende
    r  aufgeben
    Esc  bleiben
online-resigned = Du hast aufgegeben. Ein Computer spielt auf deinem Platz weiter.
online-gone = { $minutes ->
    [0] { $player }: nicht da
   *[min] { $player }: seit { $minutes } Min. nicht da
}
online-clock = { $player } { $minutes }:{ $seconds }
