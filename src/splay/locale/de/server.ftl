### Die Nachrichten und kleinen Seiten des Servers.

notice-turn-subject = Du bist dran
notice-turn = { $name }, du bist dran im Spiel mit { $waiting }: { $url }
notice-turn-alone = { $name }, du bist dran: { $url }
notice-test-subject = Ein Test
notice-test = { $name }, das ist ein Test von Splay. Es klappt: { $url }
notice-stop = Diese Nachrichten abbestellen: { $url }
push-turn-title = Du bist dran
push-turn = Dein Spiel mit { $names } wartet auf dich.
push-plan-title = Dein Plan ist hinfällig
push-plan = In deinem Spiel mit { $names } hat sich etwas geändert, worauf er beruht. Du bist dran.
push-end-title = Das Spiel ist vorbei
push-end = Dein Spiel mit { $names } ist zu Ende. Sieh nach, wie.
push-test-title = Es klappt
push-test = Dieser Browser sagt dir, wenn du dran bist.
push-challenge-title = Eine Herausforderung
push-challenge = { $name } fordert dich zu einem Spiel heraus.
push-invite-title = Eine Einladung
push-invite = { $name } lädt dich an einen Tisch ein.
push-friend-title = Spielst du mit?
push-friend = { $name } hat einen Tisch eröffnet.
confirm-subject = Dein Code
confirm-mail =
    Dein Code ist { $code }. Er gilt eine halbe Stunde.

    Jemand mit einem Konto bei { $url } hat diese Adresse angegeben. Das warst nicht du? Öffne den Link unten, dann schickt dieses Konto nichts mehr hierher.
reset-subject = Neues Passwort wählen
reset-mail =
    Dein Anmeldename ist { $login }. Wähle innerhalb einer halben Stunde hier ein neues Passwort: { $url }

    Das warst nicht du? Dann ignoriere diese E-Mail, und nichts ändert sich.
unsubscribe-question = Alle E-Mails dieses Servers abbestellen?
unsubscribe-button = E-Mails abbestellen
unsubscribe-done = Erledigt. Du bekommst diese E-Mails nicht mehr.

## Was mit einem Konto passiert ist

account-mail-password_changed-subject = Dein Passwort wurde geändert
account-mail-password_changed =
    Das Passwort deines Kontos { $login } wurde am { $when } geändert ({ $device }).

    Warst du das? Dann ist nichts zu tun. Wenn nicht, wähle jetzt ein neues Passwort: { $url }/reset
account-mail-password_reset-subject = Dein Passwort wurde geändert
account-mail-password_reset =
    Mit einem Link aus einer E-Mail an diese Adresse wurde am { $when } das Passwort deines Kontos { $login } geändert ({ $device }). Alle Geräte sind abgemeldet, und die Tokens deiner Bots sind widerrufen.

    Warst du das? Dann ist nichts zu tun. Wenn nicht, liest jemand deine E-Mails: Sichere zuerst dein Postfach und wähle dann ein neues Passwort: { $url }/reset
account-mail-email_changed-subject = Deine E-Mail-Adresse wurde geändert
account-mail-email_changed =
    Dein Konto { $login } hat am { $when } eine andere E-Mail-Adresse bekommen, oder keine ({ $device }). E-Mails zu diesem Konto kommen nicht mehr hier an.

    Warst du das? Dann ist nichts zu tun. Wenn nicht, melde dich an, ändere dein Passwort und die Adresse und melde dich überall ab: { $url }/people
    Du kannst dich nicht anmelden? Schreib denen, die den Server betreiben.
account-mail-email_confirmed-subject = Deine E-Mail-Adresse ist bestätigt
account-mail-email_confirmed =
    Das ist seit dem { $when } die E-Mail-Adresse des Kontos { $login }, bestätigt mit: { $device }. Mit ihr lässt sich ein vergessenes Passwort ersetzen.

    Das warst nicht du? Dann melde dich an und entferne die Adresse, oder schreib denen, die den Server betreiben: { $url }/people
account-mail-second_factor_on-subject = Die Anmeldung in zwei Schritten ist an
account-mail-second_factor_on =
    Die Anmeldung in zwei Schritten wurde am { $when } für dein Konto { $login } eingeschaltet ({ $device }).

    Warst du das? Dann ist nichts zu tun. Wenn nicht, kennt jemand dein Passwort. Schreib denen, die den Server betreiben: { $url }
account-mail-second_factor_off-subject = Die Anmeldung in zwei Schritten ist aus
account-mail-second_factor_off =
    Die Anmeldung in zwei Schritten wurde am { $when } für dein Konto { $login } ausgeschaltet ({ $device }).

    Warst du das? Dann ist nichts zu tun. Wenn nicht, wähle jetzt ein neues Passwort und schalte sie wieder ein: { $url }/reset
account-mail-recovery_code_used-subject = Ein Ersatzcode wurde benutzt
account-mail-recovery_code_used =
    Ein Ersatzcode deines Kontos { $login } wurde am { $when } benutzt ({ $device }).

    Warst du das? Dann ist nichts zu tun. Wenn nicht, hat jemand dein Passwort und deine Codes: Wähle jetzt ein neues Passwort und erstelle neue Codes: { $url }/reset
account-mail-recovery_codes_new-subject = Du hast neue Ersatzcodes
account-mail-recovery_codes_new =
    Für dein Konto { $login } wurden am { $when } neue Ersatzcodes erstellt ({ $device }). Die alten gelten nicht mehr.

    Warst du das? Dann ist nichts zu tun. Wenn nicht, wähle jetzt ein neues Passwort und erstelle neue Codes: { $url }/reset
account-mail-token_made-subject = Ein Token wurde erstellt
account-mail-token_made =
    Für dein Konto { $login } wurde am { $when } ein Token erstellt, mit dem ein Programm in deinem Namen spielt ({ $device }).

    Warst du das? Dann ist nichts zu tun. Wenn nicht, wähle jetzt per Link ein neues Passwort. Damit werden auch alle Tokens widerrufen: { $url }/reset
account-mail-identity_linked-subject = Ein anderer Weg zur Anmeldung wurde verknüpft
account-mail-identity_linked =
    Mit deinem Konto { $login } wurde am { $when } ein anderer Weg verknüpft, dich anzumelden ({ $device }).

    Warst du das? Dann ist nichts zu tun. Wenn nicht, wähle jetzt per Link ein neues Passwort, { $url }/reset, und trenne ihn dann auf deiner Seite: { $url }/people
account-mail-identity_unlinked-subject = Ein Weg zur Anmeldung wurde getrennt
account-mail-identity_unlinked =
    Von deinem Konto { $login } wurde am { $when } ein Weg getrennt, dich anzumelden ({ $device }).

    Warst du das? Dann ist nichts zu tun. Wenn nicht, wähle jetzt ein neues Passwort: { $url }/reset
account-mail-signed_in-subject = Ein neuer Browser hat sich angemeldet
account-mail-signed_in =
    Jemand hat sich am { $when } bei deinem Konto { $login } angemeldet ({ $device }). Dieser Browser hat sich vorher noch nie angemeldet.

    Warst du das? Dann ist nichts zu tun. Wenn nicht, wähle jetzt ein neues Passwort: { $url }/reset
    Diese E-Mails kannst du abschalten: { $url }/people
account-mail-sign_ins_untold-subject = Keine E-Mails über Anmeldungen mehr
account-mail-sign_ins_untold =
    E-Mails über neue Browser wurden am { $when } für dein Konto { $login } abgeschaltet ({ $device }).

    Warst du das? Dann ist nichts zu tun. Wenn nicht, melde dich an, melde dich überall ab und wähle ein neues Passwort: { $url }/people
account-mail-deleted-subject = Dein Konto ist gelöscht
account-mail-deleted =
    Dein Konto { $login } wurde am { $when } gelöscht ({ $device }). Von dir bleiben nur deine beendeten Spiele, ohne deinen Namen.

    Warst du das? Dann ist nichts zu tun. Wenn nicht, hatte jemand dein Passwort. Benutzt du es noch anderswo, ändere es dort: { $url } kann das Konto nicht zurückholen.

## Was Programme von einem weitergeschickten Link zeigen

link-invitation = { $host } lädt dich zu einer Partie Innovation ein
link-invitation-of-nobody = Du bist zu einer Partie Innovation eingeladen
link-invitation-about = { $free ->
    [one] 1 von { $players } Plätzen ist frei. Öffne den Link, um beizutreten.
   *[other] { $free } von { $players } Plätzen sind frei. Öffne den Link, um beizutreten.
}
link-game = Innovation: { $names }
link-running-about = Dieses Spiel läuft gerade.
link-won-about = Sieg: { $winners }. Öffne den Link, um das Spiel Zug für Zug zu sehen.
link-draw-about = Unentschieden. Öffne den Link, um das Spiel Zug für Zug zu sehen.
