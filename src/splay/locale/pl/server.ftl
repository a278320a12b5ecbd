### Słowa wiadomości serwera i jego małych stron.

notice-turn-subject = Twoja tura
notice-turn = { $name }, twoja tura. Przy stole: { $waiting }. { $url }
notice-turn-alone = { $name }, twoja tura: { $url }
notice-test-subject = Test
notice-test = { $name }, to wiadomość testowa ze Splay. Działa: { $url }
notice-stop = Rezygnacja z tych wiadomości: { $url }
push-turn-title = Twoja tura
push-turn = Gra czeka na ciebie. Przy stole: { $names }.
push-plan-title = Twój plan przepadł
push-plan = Coś, od czego zależał, się zmieniło. Twoja tura. Przy stole: { $names }.
push-end-title = Koniec gry
push-end = Gra dobiegła końca. Przy stole: { $names }. Zobacz, jak.
push-test-title = Działa
push-test = Ta przeglądarka da ci znać, gdy przyjdzie twoja tura.
push-challenge-title = Wyzwanie
push-challenge = { $name } rzuca ci wyzwanie.
push-invite-title = Zaproszenie
push-invite = { $name } zaprasza cię do stołu.
push-friend-title = Zagrasz?
push-friend = { $name } otwiera stół.
confirm-subject = Twój kod
confirm-mail =
    Twój kod to { $code }. Działa przez pół godziny.

    Ten adres podaje ktoś, kto ma konto na { $url }. To nie ty? Użyj linku poniżej, a to konto niczego więcej tu nie wyśle.
reset-subject = Wybierz nowe hasło
reset-mail =
    Twój login to { $login }. Wybierz tutaj nowe hasło w ciągu pół godziny: { $url }

    To nie twoja prośba? Zignoruj tę wiadomość, a nic się nie zmieni.
unsubscribe-question = Zrezygnować ze wszystkich e-maili z tego serwera?
unsubscribe-button = Zrezygnuj z e-maili
unsubscribe-done = Gotowe. Nie będziesz już dostawać tych wiadomości.

## Co stało się z kontem: do właściciela

account-mail-password_changed-subject = Zmieniono twoje hasło
account-mail-password_changed =
    Zmieniono hasło twojego konta { $login }: { $when }, urządzenie { $device }.

    To ty? Nie musisz nic robić. Jeśli nie, wybierz teraz nowe hasło: { $url }/reset
account-mail-password_reset-subject = Zmieniono twoje hasło
account-mail-password_reset =
    Link z wiadomości na ten adres posłużył do zmiany hasła twojego konta { $login }: { $when }, urządzenie { $device }. Wszystkie urządzenia są wylogowane, a tokeny twoich botów unieważnione.

    To ty? Nie musisz nic robić. Jeśli nie, ktoś czyta twoją pocztę: najpierw zabezpiecz skrzynkę, a potem wybierz nowe hasło: { $url }/reset
account-mail-email_changed-subject = Zmieniono twój adres e-mail
account-mail-email_changed =
    Twoje konto { $login } ma inny adres e-mail albo nie ma żadnego: { $when }, urządzenie { $device }. Wiadomości o koncie już tu nie przychodzą.

    To ty? Nie musisz nic robić. Jeśli nie, zaloguj się, zmień hasło i adres i wyloguj się wszędzie: { $url }/people
    Nie możesz się zalogować? Napisz do osoby prowadzącej serwer.
account-mail-email_confirmed-subject = Potwierdzono twój adres e-mail
account-mail-email_confirmed =
    To jest teraz adres e-mail konta { $login }, potwierdzony: { $when }, urządzenie { $device }. Stąd można zastąpić zapomniane hasło.

    To nie ty? Zaloguj się i usuń adres albo napisz do osoby prowadzącej serwer: { $url }/people
account-mail-second_factor_on-subject = Włączono logowanie dwuetapowe
account-mail-second_factor_on =
    Włączono logowanie dwuetapowe na twoim koncie { $login }: { $when }, urządzenie { $device }.

    To ty? Nie musisz nic robić. Jeśli nie, ktoś zna twoje hasło. Napisz do osoby prowadzącej serwer: { $url }
account-mail-second_factor_off-subject = Wyłączono logowanie dwuetapowe
account-mail-second_factor_off =
    Wyłączono logowanie dwuetapowe na twoim koncie { $login }: { $when }, urządzenie { $device }.

    To ty? Nie musisz nic robić. Jeśli nie, wybierz teraz nowe hasło, a potem włącz je znowu: { $url }/reset
account-mail-recovery_code_used-subject = Użyto kodu zapasowego
account-mail-recovery_code_used =
    Użyto kodu zapasowego twojego konta { $login }: { $when }, urządzenie { $device }.

    To ty? Nie musisz nic robić. Jeśli nie, ktoś ma twoje hasło i twoje kody: wybierz teraz nowe hasło, a potem utwórz nowe kody: { $url }/reset
account-mail-recovery_codes_new-subject = Masz nowe kody zapasowe
account-mail-recovery_codes_new =
    Utworzono nowe kody zapasowe dla twojego konta { $login }: { $when }, urządzenie { $device }. Stare już nie działają.

    To ty? Nie musisz nic robić. Jeśli nie, wybierz teraz nowe hasło, a potem utwórz nowe kody: { $url }/reset
account-mail-token_made-subject = Utworzono token
account-mail-token_made =
    Utworzono token, z którym program gra w twoim imieniu, dla twojego konta { $login }: { $when }, urządzenie { $device }.

    To ty? Nie musisz nic robić. Jeśli nie, wybierz teraz nowe hasło za pomocą linku, co unieważnia też wszystkie tokeny: { $url }/reset
account-mail-identity_linked-subject = Połączono inny sposób logowania
account-mail-identity_linked =
    Z twoim kontem { $login } połączono inny sposób logowania: { $when }, urządzenie { $device }.

    To ty? Nie musisz nic robić. Jeśli nie, wybierz teraz nowe hasło za pomocą linku, { $url }/reset, a potem odłącz ten sposób na swojej stronie: { $url }/people
account-mail-identity_unlinked-subject = Odłączono sposób logowania
account-mail-identity_unlinked =
    Od twojego konta { $login } odłączono sposób logowania: { $when }, urządzenie { $device }.

    To ty? Nie musisz nic robić. Jeśli nie, wybierz teraz nowe hasło: { $url }/reset
account-mail-signed_in-subject = Logowanie z nowej przeglądarki
account-mail-signed_in =
    Zalogowano się na twoje konto { $login }: { $when }, urządzenie { $device }. W tej przeglądarce dotąd się nie logowano.

    To ty? Nie musisz nic robić. Jeśli nie, wybierz teraz nowe hasło: { $url }/reset
    Te wiadomości możesz wyłączyć: { $url }/people
account-mail-sign_ins_untold-subject = Koniec wiadomości o logowaniu
account-mail-sign_ins_untold =
    Wyłączono wiadomości o nowych przeglądarkach dla twojego konta { $login }: { $when }, urządzenie { $device }.

    To ty? Nie musisz nic robić. Jeśli nie, zaloguj się, wyloguj się wszędzie i wybierz nowe hasło: { $url }/people
account-mail-deleted-subject = Twoje konto jest usunięte
account-mail-deleted =
    Usunięto twoje konto { $login }: { $when }, urządzenie { $device }. Zostały po tobie tylko ukończone gry, bez twojej nazwy.

    To ty? Nie musisz nic robić. Jeśli nie, ktoś zna twoje hasło. Jeśli używasz go gdzie indziej, zmień je tam: { $url } nie może przywrócić konta.

## Co programy pokazują przy linku, który ktoś przesłał dalej

link-invitation = { $host } zaprasza cię do gry w Innowacje
link-invitation-of-nobody = Zaproszenie do gry w Innowacje
link-invitation-about = Wolne miejsca: { $free } z { $players }. Otwórz link, aby dołączyć.
link-game = Innowacje: { $names }
link-running-about = Ta gra trwa.
link-won-about = Wygrana: { $winners }. Otwórz link, aby zobaczyć grę ruch po ruchu.
link-draw-about = Remis. Otwórz link, aby zobaczyć grę ruch po ruchu.
