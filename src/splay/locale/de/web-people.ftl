### Was überall über Personen gesagt wird: Namen, Geräte, was mit einem Konto passiert ist.

# Zusammengesetzt statt mit Beiwort, damit sie nie gebeugt werden; lauter verschiedene Anfangsbuchstaben.
people-proposed-names = Silberreiher, Bernsteinfuchs, Flussotter, Goldspatz, Wiesendachs, Tannenmarder, Honigbär, Lichtelster, Inselschildkröte, Kirschfink, Nordluchs, Mondrabe, Ackerhase, Zaubereule, Purpurmaulwurf, Dünenkranich
people-name = Dein Name
people-sign-in-first = Zum Spielen anmelden
people-session-device = { $browser } auf { $system }
people-session-unknown = Unbekanntes Gerät

## Was mit einem Konto passiert ist, für alle, die sich anmelden

people-events = Was mit deinem Konto passiert ist
people-events-about = Das warst nicht du? Ändere dein Passwort und melde dich dann überall ab.
people-events-account = Dein Konto
people-event-when = { $when }, { $device }
people-events-close = Alles klar
people-event-password_changed = Dein Passwort wurde geändert.
people-event-password_reset = Dein Passwort wurde mit einem Link aus einer E-Mail geändert.
people-event-email_changed = Deine E-Mail-Adresse wurde geändert.
people-event-second_factor_on = Die Anmeldung in zwei Schritten wurde eingeschaltet.
people-event-second_factor_off = Die Anmeldung in zwei Schritten wurde ausgeschaltet.
people-event-recovery_code_used = Ein Ersatzcode wurde benutzt.
people-event-recovery_codes_new = Neue Ersatzcodes wurden erstellt.
people-event-token_made = Ein Token für einen Bot wurde erstellt.
people-event-identity_linked = Ein anderer Weg, dich anzumelden, wurde verknüpft.
people-event-identity_unlinked = Ein Weg, dich anzumelden, wurde getrennt.
people-event-signed_in = Ein neuer Browser hat sich angemeldet.
people-event-sign_ins_untold = Nachrichten über neue Browser wurden abgeschaltet.
