### Profile: co ukończone gry mówią o graczu, ich lista, szukanie graczy i prywatność.

profile-since = Od: { $month }
profile-games = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}
profile-last-games = ostatnie { $counted } z { $games } gier
profile-percent = { $percent } %
profile-won = wygranych
profile-streak = najwięcej wygranych z rzędu
profile-account = Konto
profile-guest = Tę stronę widzisz tylko ty. Załóż konto, a twoje gry zostaną z tobą na każdym urządzeniu.
profile-guest-do = Załóż konto
profile-visitor = Tu pojawią się twoje wyniki, gdy zagrasz. Zaloguj się, by zobaczyć wyniki swojego konta.
profile-none-mine = Nie masz jeszcze ukończonych gier.
profile-none = { $name }: brak ukończonych gier.
profile-play = Graj teraz
profile-hidden = { $name } nie pokazuje swoich gier.
profile-hidden-opponents = { $name } nie pokazuje bilansu gier.
profile-nobody = Nie ma gracza o nazwie „{ $handle }”.
profile-find = Znajdź gracza
profile-you = Ty
profile-versus = Ty i { $name }
profile-versus-last = Ostatnie gry
profile-versus-ended = Zakończone przez
profile-versus-when = Ostatnia gra
profile-versus-way = { $how ->
    [achievements] dominacje
    [score] wpływ
    [card] kartę
    [resigned] poddanie
    [time] koniec czasu
   *[other] odejście
}: { $number }
profile-letter-won = W
profile-letter-lost = P
profile-letter-even = R
profile-outcome-won = Wygrana
profile-outcome-lost = Przegrana
profile-outcome-even = Remis
profile-place = { $place }. miejsce
profile-results = Wyniki
profile-by = Według
profile-by-opponents = Ludzie
profile-by-sets = Zestawy
profile-by-players = Gracze
profile-bar = Wygrane: { $won }, przegrane: { $lost }
profile-bar-even = Wygrane: { $won }, przegrane: { $lost }, remisy: { $even }
profile-others = { $number ->
    [one] { $number } inna osoba
    [few] { $number } inne osoby
   *[many] { $number } innych osób
}
profile-no-opponents = Brak gier z ludźmi.
profile-set-alone = Sama podstawa
profile-players-2 = 2 graczy
profile-players-more = 3–5 graczy
profile-players-teams = Drużyny
profile-computers = Przeciw komputerom
profile-no-computers = Brak gier z komputerami.
profile-achievements = Dominacje
profile-achieved = { $number } w { $games ->
    [one] { $games } grze
    [few] { $games } grach
   *[many] { $games } grach
}
profile-achieved-value = Epoka { $value }: { $number }
profile-cards = Ulubione karty
profile-cards-favorite = Najczęstsze
profile-cards-best = Najlepsze
profile-cards-worst = Najgorsze
profile-cards-none = Karta pojawia się tu, gdy zagrano ją w dziesięciu grach.
profile-cards-about = Wygrane: spośród gier, w których ją zagrano.
profile-card = Karta
profile-drawn = Ciągnięta
profile-melded = Zagrana
profile-used = Aktywna
profile-card-won = Wygrane
profile-ways = Jak wygrywa
profile-ways-none = Brak wygranych gier.
profile-way = { $how ->
    [achievements] Przez dominacje
    [score] Przez wpływ
    [card] Przez kartę
    [resigned] Poddanie się
    [time] Koniec czasu
   *[other] Czyjeś odejście
}
profile-list = Gry
profile-list-none = Żadna gra nie pasuje. Zmień wybór powyżej.
profile-filter-players = Rodzaj
profile-filter-players-all = Wszystkie rodzaje
profile-filter-opponent = Przeciwnik
profile-filter-opponent-all = Wszyscy
profile-filter-opponent-people = Ludzie
profile-filter-opponent-computers = Komputery
profile-filter-result = Wynik
profile-filter-result-all = Każdy wynik
profile-filter-sets = Zestawy
profile-filter-sets-all = Wszystkie zestawy
profile-filter-search = Karta lub gracz
profile-search = Szukaj
profile-filter-none = Pokaż wszystkie
profile-column-result = Wynik
profile-column-opponent = Przeciwnik
profile-column-kind = Rodzaj
profile-column-how = Zakończenie
profile-column-when = Kiedy
profile-column-replay = Powtórka
profile-ended = { $how ->
    [achievements] { $standing }
    [score] wpływ { $standing }
    [card] rozstrzyga { $card }
    [resigned] poddanie się
    [time] koniec czasu
   *[other] czyjeś odejście
}{ $turns ->
    [0] {""}
   *[other] , tura { $turns }
}
profile-card-unknown = karta
profile-gone = ktoś, kto odszedł
profile-private = ktoś prywatnie
profile-replay = Powtórka
profile-replay-of = Powtórka: { $names }, { $when }
profile-more = Pokaż więcej
profile-players = Gracze
profile-players-about = Znajdź kogoś po nazwie lub nazwie profilu, by zobaczyć, jak gra.
profile-search-none = Nikt nie nazywa się „{ $text }”.
profile-search-more = Jest ich więcej. Podaj dłuższą nazwę.
profile-found = { $number ->
    [one] { $number } gracz
    [few] { $number } graczy
   *[many] { $number } graczy
}
profile-found-hidden = gry prywatne
profile-handle = Nazwa profilu
profile-handle-hint = 3–24 znaki: a-z, 0-9, a między nimi łączniki. Stoi w adresie twojego profilu; można ją zmienić raz w miesiącu. Linki z poprzednim adresem przestają działać.
profile-handle-later = Stoi w adresie twojego profilu. Zmienić możesz ją znowu { $day }.
profile-handle-save = Zmień nazwę profilu
profile-handle-open = Otwórz profil
profile-privacy = Prywatność
profile-privacy-about = Kto co o tobie widzi albo może zrobić. Ty zawsze widzisz wszystko. Znajomi to osoby, które obserwujesz i które obserwują ciebie.
profile-sees-rating = Mój ranking
profile-sees-games = Moje gry i powtórki
profile-sees-games-about = Dla pozostałych profil i wyszukiwanie je pomijają. Powtórki publicznych stołów są nadal dostępne.
profile-sees-head_to_head = Mój bilans z innymi
profile-sees-head_to_head-about = Tylko jeśli pozwalają na to obie strony.
profile-sees-presence = Czy tu jestem
profile-sees-challenges = Rzucanie mi wyzwań
profile-for-nobody = Nikt
profile-for-friends = Znajomi
profile-for-everyone = Wszyscy

## Obserwowanie i blokowanie.

profile-follow = Obserwuj
profile-unfollow = Nie obserwuj
profile-block = Zablokuj
profile-unblock = Odblokuj
profile-unblock-name = Odblokuj: { $name }
profile-friend = znajomość
profile-here = jest tutaj
profile-away = { $minutes } min temu
profile-number-here = tutaj: { $number }
profile-is-blocked = konto zablokowane
profile-following-now = Obserwujesz teraz: { $name }. Nikt się o tym nie dowie.
profile-friends-now = { $name } i ty obserwujecie się nawzajem: to już znajomość.
profile-unfollowed = Już nie obserwujesz: { $name }.
profile-blocked-now = Zablokowane konto: { $name }. Nie może cię obserwować, a ty nie widzisz, co pisze. Nie dowie się o tym.
profile-unblocked = Odblokowane konto: { $name }.
profile-people = Obserwowane osoby
profile-people-none = Nikogo jeszcze nie obserwujesz. Osoby zaczyna się obserwować na ich profilach; dwie, które obserwują się nawzajem, to znajomi.
profile-blocked = Zablokowane konta: { $number }
