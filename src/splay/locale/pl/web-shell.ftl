### Słowa klienta w przeglądarce wokół jego stron.

shell-title = { $page } · Splay
shell-title-turn = ● Twoja tura · { $page } · Splay
# Co mówią o tej stronie wyszukiwarki i zakładki.
shell-description = Graj w karciane Innowacje w przeglądarce. Nieoficjalny projekt fanowski.
shell-skip = Przejdź do treści
shell-home = Splay, strona główna
shell-nav = Strony
shell-nav-start = Graj
shell-nav-games = Gry
shell-nav-learn = Nauka
shell-nav-players = Gracze
shell-nav-cards = Karty
shell-nav-rules = Zasady
shell-nav-settings = Ustawienia
shell-nav-people = Konto
shell-nav-guest = gość
shell-nav-sign-in = Zaloguj się
shell-nav-person = Profil: { $name }
shell-nav-person-guest = Profil: { $name } (gość)
# $count: how many tables wait
shell-next-table = Następny stół ({ $count })
shell-next-table-title = Przejdź do następnego stołu, który na ciebie czeka (N)
shell-no-page = Nie ma takiej strony
shell-no-page-help = Sprawdź adres albo zacznij od strony głównej.
shell-to-start = Do strony głównej
shell-lost = Brak połączenia. Próbuję ponownie ...
shell-back = Połączenie wróciło.
shell-close = Zamknij
shell-cancel = Anuluj
shell-try-again = Spróbuj ponownie
shell-unreachable = Serwer nie odpowiada. Nic nie przepadło: spróbuj ponownie.
labeled = { $label }: { $text }
refusal-other = Serwer nie może tego zrobić.
shell-copy = Kopiuj
shell-copied = Skopiowano.
shell-share = Udostępnij
shell-linked = Link skopiowany.
shell-link = Skopiuj ten link: { $link }
shell-linked-local = Link skopiowany. Otworzy go tylko ten komputer.
shell-copy-by-hand = Ta przeglądarka nie pozwala nam kopiować. Tekst jest zaznaczony: skopiuj go samodzielnie.
shell-link-local = Ten link otworzy tylko ten komputer.
shell-link-local-why = Wpuść innych
# $address: przykład adresu, jak "http://192.168.1.20:8000"
shell-link-local-home = W sieci domowej: uruchom serwer z SPLAY_HOST=0.0.0.0, otwórz stronę pod własnym adresem tego komputera, na przykład { $address }, i tam skopiuj link.
shell-link-local-internet = W internecie: ustaw SPLAY_PUBLIC_URL, jak opisuje docs/hosting.md.
shell-saved = Zapisano.
shell-trouble = Coś się nie udało
shell-trouble-help = Nie możemy pokazać tej strony. Twoje gry są bezpieczne. Spróbuj ponownie; jeśli to się powtórzy, napisz osobie prowadzącej serwer, po czym się to dzieje.
shell-trouble-details = Szczegóły
shell-part-missing = Część strony się nie wczytała. Odśwież ją.
shell-fan-project = Nieoficjalny projekt fanowski. Autorem gry Innowacje jest Carl Chudyk.
shell-about = O projekcie, licencja i kod źródłowy
shell-text-mode = Czytnik ekranu? Graj tekstowo

## Tytuły w karcie przeglądarki

shell-title-start = Graj w Innowacje
shell-title-new = Nowy stół
shell-title-table = Stół
shell-title-replay = Powtórka
shell-title-games = Gry
shell-title-learn = Nauka w dziesięć minut
shell-title-lesson = Lekcja
shell-title-puzzles = Zadania
shell-title-puzzle = Zadanie
shell-title-solution = Rozwiązanie
shell-title-deal = Rozdanie dnia
shell-title-cards = Karty
shell-title-statistics = Karty w liczbach
shell-title-players = Gracze
shell-title-profile = Profil
shell-title-rules = Zasady
shell-title-people = Konto
shell-title-admin = Moderacja
shell-title-reset = Nowe hasło
shell-title-settings = Ustawienia
shell-title-about = O projekcie

## O projekcie

shell-about-what = Co to jest
shell-about-what-text = Splay to darmowe miejsce do gry w karciane Innowacje ze znajomymi, z nieznajomymi i z komputerem. Nic do kupienia, żadnych reklam, żadnego śledzenia.
shell-about-game = Gra
shell-about-game-text = Autorem Innowacji (Innovation) jest Carl Chudyk. Splay to nieoficjalny projekt fanowski tworzony przez graczy, niezwiązany z autorem ani z wydawcami. Teksty są nasze własne. Jeśli gra ci się podoba, kup ją: z kartami w ręce jest jeszcze lepsza.
shell-about-prints = Wydawcy i wydania
shell-about-prints-text = Pierwsze wydanie ukazało się w 2010 roku nakładem Asmadi Games. W wydaniu Iello z 2011 roku gra się tak samo, ale terminy są inne; Lacerta wydała grę po polsku w 2012 roku jako Innowacje. Innovation Deluxe, znowu od Asmadi Games, to trzecia edycja: wszystkie dotychczasowe dodatki w jednym pudełku i dziewięć zmienionych kart. Tutaj możesz grać według trzeciej lub pierwszej edycji.
shell-about-data = Twoje dane
shell-about-data-text = Serwer przechowuje twoją nazwę, gry, wypowiedzi i adres e-mail, jeśli go podasz. Ustawienia zostają w tej przeglądarce. Jedno ciasteczko mówi, kim jesteś; drugie, po zalogowaniu, że w tej przeglądarce logowano się już na twoje konto. Wszystko to możesz usunąć na stronie swojego konta.
shell-about-licence = Licencja
shell-about-licence-text = Splay to wolne oprogramowanie na licencji GNU Affero General Public License w wersji 3 lub późniejszej. Używaj go, badaj je, zmieniaj, przekazuj dalej; jeśli udostępniasz innym zmienioną kopię, udostępnij im też jej kod źródłowy. Nie ma żadnej gwarancji.
shell-about-licence-link = Pełna licencja
shell-about-licence-all = Licencje wszystkich części
shell-about-pictures = Obrazki
shell-about-pictures-text = Autorzy ikon: { $authors }; ikony pochodzą z game-icons.net, licencja CC BY 3.0. Zmiany: zaokrąglono kontury i dodano kolory. Kilka innych pochodzi z Material Design Icons (Apache 2.0) i Phosphor Icons (MIT).
shell-about-pictures-link = Licencje obrazków
shell-about-fonts = Czcionki
shell-about-fonts-text = Fraunces i Open Sans na licencji SIL Open Font License. Ograniczone do używanych liter.
shell-about-fonts-link = Licencja czcionek
shell-about-source = Kod źródłowy
shell-about-source-text = Możesz dostać kod źródłowy dokładnie tego, co tu działa, razem z tą stroną. Z Pythonem uruchomisz z niego własny serwer.
shell-about-source-link = Kod źródłowy tego serwera

## Po jednej literze na kolor, obok samego koloru

letter-blue = N
letter-red = C
letter-green = Z
letter-yellow = Ż
letter-purple = F

## Na kartach

card-echo = Echo:
# Słowa, od których zaczynają się takie dogmaty; są wyróżnione.
card-verb-demand = Żądam
card-verb-compel = Zmuszam cię
