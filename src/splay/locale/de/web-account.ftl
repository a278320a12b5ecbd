### Die Worte der Seite über dich selbst: Name, Konto, Benachrichtigungen, Tokens, Abschied.

people-title = Dein Konto
people-unknown = Du hast hier noch nicht gespielt. Ein Name genügt. Mit einem Konto findest du deine Spiele auch auf anderen Geräten.
people-unknown-account = Hier spielst du mit einem Konto.
people-guest = Du spielst als Gast: Nur dieser Browser kennt dich. Mit einem Konto findest du deine Spiele auch auf anderen Geräten.
people-name-title = Name
people-name-hint = 1–24 Zeichen. Er ändert sich auch an deinen laufenden Tischen.
people-name-save = Name speichern

## Konto

people-sign-up = Konto anlegen
people-sign-up-about = Ein Name, ein Anmeldename und ein Passwort genügen. Andere sehen deinen Namen und deine Ergebnisse; danach wählst du hier, wer was sieht.
people-sign-up-about-guest = Dein Name und deine Spiele ziehen mit um. Andere sehen sie dann; danach wählst du hier, wer was sieht.
people-sign-up-name-hint = So heißt du für andere. Daraus entsteht die Adresse deines Profils.
people-sign-up-do = Konto anlegen
people-sign-up-invited = Du brauchst einen Einladungslink von der Moderation dieses Servers.
people-sign-up-closed = Gerade kann hier niemand ein Konto anlegen.
people-signed-up = Dein Konto ist fertig. Du bist angemeldet.
people-sign-in = Anmelden
people-sign-in-about-guest = Deine Spiele als Gast ziehen in dein Konto um.
people-sign-in-do = Anmelden
people-signed-in = Du bist angemeldet als { $name }.
people-provider-sign-in = Mit { $provider } anmelden
people-provider-about = Wenn du neu hier bist, legst du damit dein Konto an.
people-provider-linked = Du kannst dich jetzt mit { $provider } anmelden.
people-provider-confirmed = Bestätigt. Fünf Minuten lang kannst du hier etwas ändern.
people-identities = Andere Wege, dich anzumelden
people-identities-about = Verknüpfe { $provider }, um dich hier damit anzumelden.
people-identity-since = verknüpft am { $day }
people-identity-unlink = Trennen
people-identity-unlink-of = Trennen: { $name }
people-identity-link = { $provider } verknüpfen
people-identity-only = Wähle zuerst ein Passwort, wenn du das trennen willst.
people-confirm-anew = Dein Konto hat kein Passwort. Melde dich noch einmal mit { $provider } an, um etwas zu ändern. Das gilt fünf Minuten.
people-confirm-anew-do = Noch einmal anmelden
people-confirmed-anew = Du hast dich gerade noch einmal angemeldet.
people-login = Anmeldename
people-login-hint = 3–24 Zeichen: a–z, 0–9, Punkt, Bindestrich und Unterstrich. Damit meldest du dich an. Sonst sieht ihn niemand.
people-password = Passwort
people-password-hint = Mindestens 10 Zeichen.
people-password-current = Aktuelles Passwort
people-password-new = Neues Passwort
people-password-change = Passwort ändern
people-password-changed = Passwort geändert. Alle anderen Geräte sind abgemeldet.
people-account = Konto
people-account-about = Dein Anmeldename ist { $login }.
people-sign-out = Abmelden
people-sign-out-about = Dieser Browser vergisst dich. Deine Spiele gehen weiter.
people-sign-out-do = Abmelden

## Anmeldung in zwei Schritten

people-second = Anmeldung in zwei Schritten
people-second-about = Zum Anmelden brauchst du dann auch einen Code aus einer App auf deinem Handy. Dein Passwort allein genügt nicht mehr.
people-second-set-up = Einrichten
people-second-scan = Scanne das mit einer Authenticator-App oder kopiere den Schlüssel hinein. Gib dann den Code ein, den sie zeigt.
people-second-qr = QR-Code für deine Authenticator-App; der Schlüssel darunter sagt dasselbe
people-second-secret = Schlüssel
people-second-code = Code
people-second-code-hint = Aus deiner Authenticator-App, oder ein Ersatzcode.
people-second-turn-on = Einschalten
people-second-is-on = { $left ->
        [one] Sie ist an. Du hast noch { $left } Ersatzcode.
       *[other] Sie ist an. Du hast noch { $left } Ersatzcodes.
    }
people-second-recovery = Deine Ersatzcodes
people-second-recovery-about = Wenn du dein Handy verlierst, gilt jeder von ihnen einmal statt eines Codes. Du siehst sie nur jetzt: Drucke sie aus oder speichere sie in einem Passwortmanager.
people-second-recovery-all = Alle Ersatzcodes
people-second-renew = Neue Ersatzcodes
people-second-turn-off = Ausschalten
people-second-is-off = Die Anmeldung in zwei Schritten ist aus.

## Ein vergessenes Passwort

people-forgot = Passwort vergessen?
people-forgot-about = Wir schicken dir einen Link, wenn du deine E-Mail-Adresse bestätigt hast.
people-forgot-account = Anmeldename oder E-Mail-Adresse
people-forgot-do = Link schicken
people-forgot-sent = Wenn es eine bestätigte Adresse gibt, ist ein Link unterwegs. Er gilt eine halbe Stunde.
people-forgot-link = Passwort vergessen?
people-reset = Neues Passwort wählen
people-reset-about = Damit bist du überall abgemeldet, und deine Tokens sind widerrufen. Melde dich dann damit neu an.
people-reset-done = Passwort geändert. Melde dich jetzt damit an.

## E-Mail

people-email = E-Mail-Adresse
people-email-optional = E-Mail-Adresse (freiwillig)
people-email-hint = Für Nachrichten, die du willst, und wenn mit deinem Konto etwas passiert.
people-email-title = E-Mail
people-email-about = Damit du erfährst, wenn du dran bist oder wenn mit deinem Konto etwas passiert. Sonst sieht die Adresse niemand.
people-email-empty = Lass das Feld leer, um sie zu entfernen.
people-email-save = Adresse speichern
people-email-is-confirmed = Deine Adresse ist bestätigt.
people-email-confirmed = Deine Adresse ist bestätigt.
people-code-title = Adresse bestätigen
people-code-about = Nachrichten gehen an { $email }, sobald du bestätigt hast, dass es deine Adresse ist.
people-code-send = Code schicken
people-code-again = Neuen Code schicken
people-code-sent = Dein Code ist unterwegs. Sieh in deinem Postfach nach.
people-code = Code
people-code-confirm = Bestätigen

## Benachrichtigungen

people-notices = Benachrichtigungen
people-notices-about = Wenn du dran bist, aber nicht hier, sagen wir dir Bescheid: per E-Mail, über Discord, Slack oder anderswo.
people-notices-email = Nachrichten an { $email } schicken
people-notices-email-guest = Für E-Mails brauchst du zuerst ein Konto.
people-notices-email-first = Für E-Mails bestätige zuerst deine Adresse.
people-webhook = Webhook
people-webhook-hint = Discord und Slack geben dir diese Adresse für einen Kanal, unter „Webhooks“. Sie beginnt mit https://
people-webhook-add = Webhook hinzufügen
people-channel-webhook = Webhook bei { $place }
people-channel-email = E-Mail an { $place }
people-channel-test = Test schicken
people-channel-test-of = Test schicken: { $name }
people-channel-tested = Testnachricht verschickt.
people-channel-remove = Entfernen
people-channel-remove-of = Entfernen: { $name }
people-channel-broken = Abgeschaltet: { $reason }
people-channel-broken-not_allowed = An diese Adresse dürfen keine Nachrichten gehen.
people-channel-broken-not_reached = Wir haben die Adresse dreimal nacheinander nicht erreicht.
people-channel-broken-not_accepted = Die Adresse hat drei Nachrichten nacheinander abgelehnt.

## Tokens

people-tokens = Tokens für Bots
people-tokens-about = Ein Programm mit einem Token spielt in deinem Namen, bis du das Token widerrufst, egal, was du oben änderst. Gib das Token niemandem.
people-token-label = Zweck
people-token-label-hint = Damit du weißt, welches du widerrufen willst.
people-token-make = Token erstellen
people-token-new = Dein neues Token
people-token-once = Du siehst es nur jetzt. Kopiere es in dein Programm.
people-token-made = erstellt am { $day }
people-token-revoke = Widerrufen
people-token-revoke-of = Widerrufen: { $label }

## Wo du angemeldet bist

people-sessions = Deine Geräte
people-sessions-about = Browser, die dich kennen. Ist dir einer fremd? Melde ihn ab und ändere dein Passwort.
people-session-since = seit dem { $day },
people-session-seen = zuletzt am { $day }
people-session-current = dieser Browser
people-session-end = Abmelden
people-session-end-of = Abmelden: { $name }, seit dem { $day }
people-session-ended = Das Gerät ist abgemeldet.
people-sessions-everywhere = Überall abmelden
people-sessions-everywhere-about = Alle Browser vergessen dich, auch dieser. Tokens gelten weiter.
people-sessions-ended = Du bist überall abgemeldet.
people-sign-in-notices = Sag mir, wenn sich ein neuer Browser anmeldet
people-sign-in-notices-about = Per E-Mail oder hier, wenn du dich wieder anmeldest.

## Stummgeschaltete

people-mutes = Stummgeschaltet
people-mutes-about = Was sie sagen, siehst du nicht. Sie erfahren nichts davon.
people-mute-everywhere = an allen Tischen
people-mute-here = an einem Tisch
people-mute-since = seit dem { $day }
people-mute-table = Zum Tisch
people-unmute = Wieder hören: { $name }
people-unmuted = { $name } ist nicht mehr stummgeschaltet.

## Eigene Daten

people-data = Deine Daten
people-data-about = Alles, was dieser Server über dich speichert, in einer Datei.
people-data-do = Herunterladen

## Abschied

people-deletion = Konto löschen
people-deletion-about = Wir löschen endgültig deinen Namen, dein Konto, deine Adresse, deine Tokens und alles, was du gesagt hast. Beendete Spiele bleiben, ohne deinen Namen. Laufende Spiele spielt ein Computer weiter, oder sie enden, je nach Tisch.
people-deletion-ask = Konto löschen ...
people-deletion-sure = Alles über dich löschen?
people-deletion-do = Endgültig löschen
people-deletion-done = Alles über dich ist gelöscht.

## Moderation

admin-link = Meldungen, Sperren und was die Moderation getan hat
admin-proof = Bestätige, dass du es bist
admin-proof-about = Wer moderiert, gibt zuerst einen Code ein. Er gilt 15 Minuten.
admin-proof-do = Weiter
admin-reports = Meldungen
admin-reports-none = Es warten keine Meldungen.
admin-report-name = Gemeldet wurde der Name.
admin-reason = Grund: { $reason }
admin-guest = (Gast)
admin-address = von { $address }
admin-table = Zum Tisch
admin-remove = Zeile entfernen
admin-rename = Umbenennen
admin-rename-of = Umbenennen: { $name }
admin-name = Neuer Name
admin-ban = Sperren
admin-ban-of = Sperren: { $name }
admin-ban-address = Auch die Adresse sperren
admin-days = Tage
admin-close = Meldung schließen
admin-bans = Sperren
admin-bans-none = Niemand ist gesperrt.
admin-ban-until = gesperrt bis zum { $day }
admin-ban-end = Sperre aufheben
admin-ban-end-of = Sperre aufheben: { $name }
admin-names = Name vergeben
admin-names-about = Auch einer wie „Admin“ oder „Splay“, den sonst niemand nehmen kann. Das Konto behält ihn, bis es einen anderen nimmt.
admin-names-do = Name vergeben
admin-names-done = { $login } heißt jetzt { $name }.
admin-links = Einladungslinks
admin-links-about = Wer einen öffnet, kann hier ein Konto anlegen.
admin-link-until = Gültig bis { $day }
admin-link-used = { $used } von { $most } benutzt
admin-link-revoke = Widerrufen
admin-link-revoke-of = Widerrufen: gültig bis { $day }
admin-link-new = Dein neuer Link
admin-link-once = Er steht nur jetzt hier. Kopiere ihn und gib ihn weiter.
admin-link-most = So viele Konten können damit angelegt werden
admin-link-make = Link anlegen
admin-ratings = Wertungen
admin-ratings-about = Die Wertungen eines Kontos, auch verborgene.
admin-ratings-show = Wertungen zeigen
admin-ratings-none = Keine gewerteten Spiele.
admin-ratings-ended = Am { $day } beendet.
admin-ratings-end = Wertungen beenden
admin-ratings-end-of = Wertungen von { $name } beenden
admin-ratings-end-about = Sie sind nicht mehr zu sehen, und kein neues Spiel zählt. Die Ergebnisse bleiben. Das lässt sich nicht zurücknehmen.
admin-acts = Was die Moderation getan hat
admin-acts-none = Noch nichts.
admin-act-grant = { $admin } hat { $what } in die Moderation aufgenommen
admin-act-revoke = { $what } ist nicht mehr in der Moderation ({ $admin })
admin-act-close = { $admin } hat eine Meldung geschlossen
admin-act-remove = { $admin } hat eine Zeile von { $what } entfernt
admin-act-rename = { $admin } hat { $what } umbenannt
admin-act-ban = { $admin } hat { $what } gesperrt
admin-act-unban = { $admin } hat die Sperre von { $what } aufgehoben
admin-act-end-rating = { $admin } hat Wertungen beendet: { $what }
admin-act-make-link = { $admin } hat einen Einladungslink angelegt ({ $what })
admin-act-revoke-link = { $admin } hat einen Einladungslink widerrufen

admin-overview = Der Server auf einen Blick
admin-overview-version = Version { $version }, gestartet am { $day }
admin-overview-people = Personen
admin-overview-people-told = Konten: { $accounts }, in den letzten 30 Tagen hier: { $active }. Gäste: { $guests }.
admin-overview-games = Spiele
admin-overview-games-told = Laufend: { $running }. Warten noch: { $waiting }. Beendet: { $finished }, davon { $day } am letzten Tag und { $month } in den letzten 30 Tagen.
admin-overview-moves = Züge seit dem Start
admin-overview-moves-told = Personen: { $people }. Computer: { $computers }.
admin-overview-storage = Speicher
admin-overview-storage-told = { $database }: { $size } MB, davon { $packed } MB für beendete Spiele.
admin-overview-backup = Letzte Sicherung
admin-overview-backup-told = { $ago }, { $size } MB
admin-overview-backup-none = Keine, von der dieser Server weiß. Mit splay backup machst du eine.
admin-overview-tried = Zuletzt ausprobiert
admin-overview-tried-never = Nie. Mit splay restore --try siehst du, ob eine Sicherung taugt.
admin-overview-deliveries = Verschickt seit dem Start
admin-overview-delivery = { $way ->
    [email] E-Mails
    [push] Push-Nachrichten
   *[webhook] Nachrichten an Webhooks
}: { $delivered } angekommen, { $failed } nicht.
admin-overview-deliveries-none = Noch nichts.
admin-overview-slow = Langsamste Züge der letzten Stunde
admin-overview-slow-move = Tisch { $table }: { $took } ms, { $ago }
admin-overview-slow-none = Keine Züge.
