### Słowa strony o czytelniku: nazwa, konto, powiadomienia, tokeny, usunięcie konta.

people-title = Twoje konto
people-unknown = To twoja pierwsza wizyta. Wystarczy nazwa; z kontem znajdziesz swoje gry także na innych urządzeniach.
people-unknown-account = Tutaj gra się z kontem.
people-guest = Grasz jako gość: zna cię tylko ta przeglądarka. Z kontem znajdziesz swoje gry także na innych urządzeniach.
people-name-title = Nazwa
people-name-hint = 1-24 znaki. Zmienia się także przy stołach, przy których grasz.
people-name-save = Zapisz nazwę

## Konto

people-sign-up = Załóż konto
people-sign-up-about = Wystarczą nazwa, login i hasło. Inni widzą twoją nazwę i wyniki gier; potem wybierasz tutaj, kto co widzi.
people-sign-up-about-guest = Przenosimy na nie twoją nazwę i gry. Inni będą je widzieć; potem wybierasz tutaj, kto co widzi.
people-sign-up-name-hint = Tak będą cię widzieć inni. Z niej powstaje adres twojego profilu.
people-sign-up-do = Załóż konto
people-sign-up-invited = Potrzebujesz linku z zaproszeniem od moderatorów tego serwera.
people-sign-up-closed = Obecnie nikt nie może założyć tu konta.
people-signed-up = Twoje konto jest gotowe. Zalogowano.
people-sign-in = Zaloguj się
people-sign-in-about-guest = Twoje gry jako gościa przejdą na twoje konto.
people-sign-in-do = Zaloguj się
people-signed-in = Zalogowano jako { $name }.
people-provider-sign-in = Zaloguj się przez { $provider }
people-provider-about = Jeśli nie masz jeszcze konta, w ten sposób je założysz.
people-provider-linked = Od teraz możesz logować się przez { $provider }.
people-provider-confirmed = Potwierdzono. Przez pięć minut możesz wprowadzać tu zmiany.
people-identities = Inne sposoby logowania
people-identities-about = Połącz { $provider }, aby się nim tutaj logować.
people-identity-since = połączono { $day }
people-identity-unlink = Odłącz
people-identity-unlink-of = Odłącz: { $name }
people-identity-link = Połącz { $provider }
people-identity-only = Aby to odłączyć, najpierw wybierz hasło.
people-confirm-anew = Twoje konto nie ma hasła. Aby wprowadzić zmiany, zaloguj się ponownie przez { $provider }. Wystarczy to na pięć minut.
people-confirm-anew-do = Zaloguj się ponownie
people-confirmed-anew = Właśnie zalogowano się ponownie.
people-login = Login
people-login-hint = 3-24 znaki: a-z, 0-9, kropka, łącznik i podkreślenie. Służy do logowania; nikt inny go nie widzi.
people-password = Hasło
people-password-hint = Co najmniej 10 znaków.
people-password-current = Obecne hasło
people-password-new = Nowe hasło
people-password-change = Zmień hasło
people-password-changed = Hasło zmienione. Wszystkie inne urządzenia są wylogowane.
people-account = Konto
people-account-about = Twój login to { $login }.
people-sign-out = Wyloguj się
people-sign-out-about = Ta przeglądarka cię zapomni. Twoje gry toczą się dalej.
people-sign-out-do = Wyloguj się

## Logowanie dwuetapowe

people-second = Logowanie dwuetapowe
people-second-about = Do logowania potrzebny jest wtedy także kod z aplikacji w telefonie, więc samo hasło nie wystarcza.
people-second-set-up = Skonfiguruj
people-second-scan = Zeskanuj to aplikacją uwierzytelniającą albo skopiuj do niej klucz. Potem wpisz kod, który pokaże.
people-second-qr = Kod QR dla aplikacji uwierzytelniającej; klucz poniżej mówi to samo
people-second-secret = Klucz
people-second-code = Kod
people-second-code-hint = Z aplikacji uwierzytelniającej albo kod zapasowy.
people-second-turn-on = Włącz
people-second-is-on = { $left ->
        [one] Włączone. Pozostał { $left } kod zapasowy.
        [few] Włączone. Pozostały { $left } kody zapasowe.
       *[many] Włączone. Pozostało { $left } kodów zapasowych.
    }
people-second-recovery = Twoje kody zapasowe
people-second-recovery-about = Gdy stracisz telefon, każdy z nich raz zastąpi kod z aplikacji. Widzisz je tylko teraz: wydrukuj je albo zapisz w menedżerze haseł.
people-second-recovery-all = Wszystkie kody zapasowe
people-second-renew = Nowe kody zapasowe
people-second-turn-off = Wyłącz
people-second-is-off = Logowanie dwuetapowe jest wyłączone.

## Zapomniane hasło

people-forgot = Nie pamiętasz hasła?
people-forgot-about = Wyślemy ci link, jeśli twój adres e-mail jest potwierdzony.
people-forgot-account = Login lub adres e-mail
people-forgot-do = Wyślij link
people-forgot-sent = Jeśli jest potwierdzony adres, link jest w drodze. Działa przez pół godziny.
people-forgot-link = Nie pamiętasz hasła?
people-reset = Wybierz nowe hasło
people-reset-about = Wylogujemy cię wszędzie i unieważnimy twoje tokeny. Potem zaloguj się nowym hasłem.
people-reset-done = Hasło zmienione. Teraz się nim zaloguj.

## E-mail

people-email = Adres e-mail
people-email-optional = Adres e-mail (opcjonalnie)
people-email-hint = Na wiadomości, o które prosisz, i gdy coś się stanie z twoim kontem.
people-email-title = E-mail
people-email-about = Damy ci znać, gdy przyjdzie twoja tura albo coś się stanie z twoim kontem. Nikt inny nie widzi adresu.
people-email-empty = Zostaw puste, aby go usunąć.
people-email-save = Zapisz adres
people-email-is-confirmed = Twój adres jest potwierdzony.
people-email-confirmed = Twój adres jest potwierdzony.
people-code-title = Potwierdź swój adres
people-code-about = Wiadomości trafią na { $email }, gdy potwierdzisz, że to twój adres.
people-code-send = Wyślij kod
people-code-again = Wyślij nowy kod
people-code-sent = Kod jest w drodze. Sprawdź pocztę.
people-code = Kod
people-code-confirm = Potwierdź

## Powiadomienia

people-notices = Powiadomienia
people-notices-about = Gdy jest twoja tura, a ciebie nie ma, damy ci znać e-mailem albo na Discordzie, Slacku lub gdzie indziej.
people-notices-email = Wysyłaj wiadomości na { $email }
people-notices-email-guest = Aby dostawać e-maile, najpierw załóż konto.
people-notices-email-first = Aby dostawać e-maile, najpierw potwierdź swój adres.
people-webhook = Webhook
people-webhook-hint = Discord i Slack podają ten adres dla kanału pod nazwą „Webhooks”. Zaczyna się od https://
people-webhook-add = Dodaj webhook
people-channel-webhook = Webhook: { $place }
people-channel-email = E-mail: { $place }
people-channel-test = Wyślij test
people-channel-test-of = Wyślij test: { $name }
people-channel-tested = Wiadomość testowa wysłana.
people-channel-remove = Usuń
people-channel-remove-of = Usuń: { $name }
people-channel-broken = Wyłączone: { $reason }
people-channel-broken-not_allowed = na ten adres nie można wysyłać wiadomości.
people-channel-broken-not_reached = trzy razy z rzędu adres był nieosiągalny.
people-channel-broken-not_accepted = trzy razy z rzędu adres odmówił przyjęcia wiadomości.

## Tokeny

people-tokens = Tokeny dla botów
people-tokens-about = Program z tokenem gra w twoim imieniu, dopóki nie unieważnisz tokena, cokolwiek zmienisz powyżej. Nikomu go nie dawaj.
people-token-label = Przeznaczenie
people-token-label-hint = Żeby było wiadomo, który unieważnić.
people-token-make = Utwórz token
people-token-new = Twój nowy token
people-token-once = Widzisz go tylko teraz. Skopiuj go do swojego programu.
people-token-made = utworzono { $day }
people-token-revoke = Unieważnij
people-token-revoke-of = Unieważnij: { $label }

## Gdzie trwa logowanie

people-sessions = Twoje urządzenia
people-sessions-about = Przeglądarki, które cię znają. Nie poznajesz którejś? Wyloguj ją i zmień hasło.
people-session-since = od { $day },
people-session-seen = ostatnio używana { $day }
people-session-current = ta przeglądarka
people-session-end = Wyloguj
people-session-end-of = Wyloguj: { $name }, od { $day }
people-session-ended = To urządzenie jest wylogowane.
people-sessions-everywhere = Wyloguj wszędzie
people-sessions-everywhere-about = Wszystkie przeglądarki cię zapomną, ta też. Tokeny działają dalej.
people-sessions-ended = Wylogowano cię wszędzie.
people-sign-in-notices = Powiadamiaj o logowaniu z nowej przeglądarki
people-sign-in-notices-about = E-mailem albo tutaj, przy następnym logowaniu.

## Wyciszone osoby

people-mutes = Wyciszone osoby
people-mutes-about = Nie widzisz, co piszą. One o tym nie wiedzą.
people-mute-everywhere = przy wszystkich stołach
people-mute-here = przy jednym stole
people-mute-since = od { $day }
people-mute-table = Przejdź do stołu
people-unmute = Cofnij wyciszenie: { $name }
people-unmuted = Wyciszenie cofnięte: { $name }.

## Własne dane

people-data = Twoje dane
people-data-about = Wszystko, co serwer o tobie przechowuje, w jednym pliku.
people-data-do = Pobierz

## Usunięcie konta

people-deletion = Usuń konto
people-deletion-about = Na zawsze usuniemy twoją nazwę, konto, adres, tokeny i wszystkie twoje wypowiedzi. Ukończone gry zostaną, ale bez twojej nazwy. Trwające gry dokończy komputer albo się skończą, zależnie od stołu.
people-deletion-ask = Usuń konto ...
people-deletion-sure = Usunąć wszystkie twoje dane?
people-deletion-do = Usuń na zawsze
people-deletion-done = Wszystkie twoje dane są usunięte.

## Moderacja

admin-link = Zgłoszenia, blokady i działania moderatorów
admin-proof = Potwierdź, że to ty
admin-proof-about = Moderatorzy najpierw wpisują kod. Jest ważny 15 minut.
admin-proof-do = Dalej
admin-reports = Zgłoszenia
admin-reports-none = Żadne zgłoszenie nie czeka.
admin-report-name = Zgłoszono nazwę.
admin-reason = Powód: { $reason }
admin-guest = (gość)
admin-address = z adresu { $address }
admin-table = Przejdź do stołu
admin-remove = Usuń wpis
admin-rename = Zmień nazwę
admin-rename-of = Zmień nazwę: { $name }
admin-name = Nowa nazwa
admin-ban = Zablokuj
admin-ban-of = Zablokuj: { $name }
admin-ban-address = Zablokuj też adres
admin-days = Dni
admin-close = Zamknij zgłoszenie
admin-bans = Blokady
admin-bans-none = Nikt nie jest zablokowany.
admin-ban-until = blokada do { $day }
admin-ban-end = Zakończ blokadę
admin-ban-end-of = Zakończ blokadę: { $name }
admin-names = Nadaj nazwę
admin-names-about = Także taką jak „Admin” lub „Splay”, której nikt nie może wybrać. Konto zachowa ją, dopóki nie wybierze innej.
admin-names-do = Nadaj nazwę
admin-names-done = { $login } nosi teraz nazwę { $name }.
admin-links = Linki z zaproszeniem
admin-links-about = Kto otworzy taki link, może założyć tu konto.
admin-link-until = Ważny do { $day }
admin-link-used = Wykorzystano { $used } z { $most }
admin-link-revoke = Unieważnij
admin-link-revoke-of = Unieważnij: ważny do { $day }
admin-link-new = Twój nowy link
admin-link-once = Widać go tylko teraz. Skopiuj go i przekaż dalej.
admin-link-most = Ile kont można z nim założyć
admin-link-make = Utwórz link
admin-ratings = Rankingi
admin-ratings-about = Rankingi danego konta, także ukryte.
admin-ratings-show = Pokaż rankingi
admin-ratings-none = Brak gier rankingowych.
admin-ratings-ended = Zakończone { $day }.
admin-ratings-end = Zakończ rankingi
admin-ratings-end-of = Zakończ rankingi: { $name }
admin-ratings-end-about = Nie będą już widoczne i żadna nowa gra się nie liczy. Wyniki zostają. Tego nie można cofnąć.
admin-acts = Działania moderatorów
admin-acts-none = Jeszcze żadnych.
admin-act-grant = { $admin } nadaje uprawnienia moderatora: { $what }
admin-act-revoke = { $admin } odbiera uprawnienia moderatora: { $what }
admin-act-close = { $admin } zamyka zgłoszenie
admin-act-remove = { $admin } usuwa wpis gracza: { $what }
admin-act-rename = { $admin } zmienia nazwę: { $what }
admin-act-ban = { $admin } blokuje: { $what }
admin-act-unban = { $admin } kończy blokadę: { $what }
admin-act-end-rating = { $admin } kończy rankingi: { $what }
admin-act-make-link = { $admin } tworzy link z zaproszeniem ({ $what })
admin-act-revoke-link = { $admin } unieważnia link z zaproszeniem

admin-overview = Serwer w skrócie
admin-overview-version = Wersja { $version }, uruchomiona { $day }
admin-overview-people = Ludzie
admin-overview-people-told = Konta: { $accounts }, obecne w ciągu 30 dni: { $active }. Goście: { $guests }.
admin-overview-games = Gry
admin-overview-games-told = W toku: { $running }. Czekające na graczy: { $waiting }. Zakończone: { $finished }, z tego { $day } w ciągu doby i { $month } w ciągu 30 dni.
admin-overview-moves = Ruchy od uruchomienia
admin-overview-moves-told = Ludzie: { $people }. Komputery: { $computers }.
admin-overview-storage = Miejsce na dysku
admin-overview-storage-told = { $database }: { $size } MB, z tego { $packed } MB na zakończone gry.
admin-overview-backup = Ostatnia kopia zapasowa
admin-overview-backup-told = { $ago }, { $size } MB
admin-overview-backup-none = Ten serwer nie zna żadnej. Zrób ją poleceniem splay backup.
admin-overview-tried = Ostatnio sprawdzona
admin-overview-tried-never = Nigdy. Polecenie splay restore --try mówi, czy kopia jest dobra.
admin-overview-deliveries = Wysłane od uruchomienia
admin-overview-delivery = { $way ->
    [email] Maile
    [push] Powiadomienia push
   *[webhook] Wiadomości do webhooków
}: dotarło { $delivered }, nie dotarło { $failed }.
admin-overview-deliveries-none = Jeszcze nic.
admin-overview-slow = Najwolniejsze ruchy ostatniej godziny
admin-overview-slow-move = Stół { $table }: { $took } ms, { $ago }
admin-overview-slow-none = Brak ruchów.
