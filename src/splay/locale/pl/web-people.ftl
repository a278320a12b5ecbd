### Co mówi się o ludziach wszędzie: nazwy, urządzenia, co stało się z kontem.

people-proposed-names = Cicha Czapla, Bursztynowy Lis, Dzielna Wydra, Srebrny Strzyżyk, Wesoły Borsuk, Zwinna Kuna, Łagodny Miś, Bystra Sroka, Spokojny Żółw, Jasna Zięba, Śmiały Ryś, Miły Kruk, Słoneczny Zając, Mądra Sowa, Szczęśliwy Kret, Radosny Żuraw
people-name = Twoja nazwa
people-sign-in-first = Zaloguj się, aby grać
people-session-device = { $browser } w systemie { $system }
people-session-unknown = Nieznane urządzenie

## Co stało się z kontem: dla tego, kto się loguje

people-events = Co się stało z twoim kontem
people-events-about = To nie ty? Zmień hasło, a potem wyloguj się wszędzie.
people-events-account = Twoje konto
people-event-when = { $when }, { $device }
people-events-close = Rozumiem
people-event-password_changed = Zmieniono twoje hasło.
people-event-password_reset = Zmieniono twoje hasło za pomocą linku z e-maila.
people-event-email_changed = Zmieniono twój adres e-mail.
people-event-second_factor_on = Włączono logowanie dwuetapowe.
people-event-second_factor_off = Wyłączono logowanie dwuetapowe.
people-event-recovery_code_used = Użyto kodu zapasowego.
people-event-recovery_codes_new = Utworzono nowe kody zapasowe.
people-event-token_made = Utworzono token dla bota.
people-event-identity_linked = Połączono inny sposób logowania.
people-event-identity_unlinked = Odłączono sposób logowania.
people-event-signed_in = Zalogowano się w nowej przeglądarce.
people-event-sign_ins_untold = Wyłączono wiadomości o nowych przeglądarkach.
