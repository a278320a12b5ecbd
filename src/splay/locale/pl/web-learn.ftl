### Słowa nauki: co znaczą słowa na kartach, przeglądarka kart, wskazówki, pomoc przy stole.

## Słowa na kartach: wszystkie formy, w jakich stoją w tekstach kart.

learn-forms-plain = zaokrąglając w górę, zaokrąglij w górę, rozszczepianie
learn-forms-draw = pociągnij, pociągnąć, pociągnięta, pociągniętą, pociągnięte, pociągniętych, pociągniętymi
learn-forms-meld = zagraj, zagrać, zagrasz, zagrana, zagraną, zagranej
learn-forms-tuck = ukryj, ukryć, ukryjesz, ukrytą, ukrytej, ukrytych, ukrywanej
learn-forms-score = dodaj do kart wpływu, dodaj ją do kart wpływu, dodać do kart wpływu, dodać ją do kart wpływu, dodaj, dodać, dodasz, dodane
learn-forms-return = zwróć, zwrócić, zwrócisz, zwracaj, zwrócona, zwróconą, zwróconej, zwrócone, zwróconych, zwrócono
learn-forms-transfer = przekaż, przekazać, przekażesz, przekazaną, przekazanej, przekazanych, przekazano
learn-forms-exchange = zamień, zamienić
learn-forms-splay = rozsuń, rozsunąć, rozsunięty, rozsunięcie, rozsunięcia
learn-forms-left = w lewo
learn-forms-right = w prawo
learn-forms-up = w górę
learn-forms-unsplay = zsuń
learn-forms-reveal = ujawnij, ujawnić, ujawnia, ujawnisz, ujawnioną
learn-forms-demand = żądam, żądania, dogmat przymusu
learn-forms-may = możesz
learn-forms-condition = jeśli to zrobisz
learn-forms-repeat = powtórz ten dogmat, powtórzyć ten dogmat
learn-forms-execute = rozstrzygnij, rozstrzygnąć
learn-forms-shared = dogmaty współpracy
learn-forms-sharing = na własny użytek, bez współpracy
learn-forms-claim = zdominuj, zdominować, zdominuje, dominuje
learn-forms-achievement = dominacja, dominacje, dominacji, dziedzinę, dostępna epoka, dostępną epokę, dostępne epoki, dostępnych epok, zdominowaną epokę, zdominowanych epok
learn-forms-opponent = przeciwnik, przeciwnika, przeciwników
learn-forms-top = karta aktywna, karty aktywnej, kartę aktywną, kartą aktywną, karty aktywne, kart aktywnych, kartami aktywnymi
learn-forms-value = wartość, wartości, wartościach
learn-forms-highest = najwyższa, najwyższą, najwyższe, najwyższego, najniższa, najniższą, najniższej, najniższe
learn-forms-board = strefy, strefie, stref, strefach
learn-forms-hand = ręki, ręce, rąk, rękach
learn-forms-pile = karty wpływu, kart wpływu
learn-forms-points = wpływ
learn-forms-dogma = akcja Aktywuj, tej akcji, aktywujesz
learn-forms-win = wygrywasz, wygrywa, wygrywam

learn-word-draw = Pociągnij
learn-word-meld = Zagraj
learn-word-tuck = Ukryj
learn-word-score = Dodaj do kart wpływu
learn-word-return = Zwróć
learn-word-transfer = Przekaż
learn-word-exchange = Zamień
learn-word-splay = Rozsuń
learn-word-left = Rozsunięty w lewo
learn-word-right = Rozsunięty w prawo
learn-word-up = Rozsunięty w górę
learn-word-unsplay = Zsuń
learn-word-reveal = Ujawnij
learn-word-demand = Żądam
learn-word-may = Możesz
learn-word-condition = Jeśli to zrobisz
learn-word-repeat = Powtórz
learn-word-execute = Rozstrzygnij
learn-word-shared = Dogmaty współpracy
learn-word-sharing = Współpraca
learn-word-claim = Zdominuj
learn-word-achievement = Dominacja
learn-word-opponent = Przeciwnik
learn-word-top = Karta aktywna
learn-word-value = Wartość
learn-word-highest = Najwyższa, najniższa
learn-word-board = Strefa
learn-word-hand = Ręka
learn-word-pile = Karty wpływu
learn-word-points = Wpływ
learn-word-dogma = Aktywuj
learn-word-win = Wygrana
learn-word-icon = Zasób

learn-means-draw = Weź do ręki pierwszą kartę ze stosu epoki. Gdy nie podano liczby, chodzi o wartość twojej najwyższej karty aktywnej. Jeśli ten stos jest pusty, weź z najbliższego wyższego.
learn-means-meld = Połóż odkrytą kartę w swojej strefie, na wierzchu stosu jej koloru. Jej dogmatów przy tym nie rozstrzygasz.
learn-means-tuck = Wsuń kartę na sam spód stosu jej koloru w swojej strefie.
learn-means-score = Połóż kartę wśród swoich kart wpływu. Daje tyle punktów, ile wynosi jej wartość.
learn-means-return = Odłóż kartę na spód stosu epoki o jej wartości.
learn-means-transfer = Przenieś kartę do innego gracza lub w inne miejsce. W strefie trafia na wierzch stosu. To nie jest ciągnięcie, zagrywanie ani dodawanie do kart wpływu.
learn-means-exchange = Dwie grupy kart jednocześnie zamieniają się miejscami. Jedna z nich może być pusta. To nie jest ciągnięcie, zagrywanie ani dodawanie do kart wpływu.
learn-means-splay = Rozsuń stos co najmniej dwóch kart, aby było widać zasoby kart pod spodem: w lewo po jednym, w prawo po dwa, w górę po trzy.
learn-means-left = Każda karta pod spodem pokazuje zasób z prawego dolnego rogu.
learn-means-right = Każda karta pod spodem pokazuje dwa zasoby z lewej strony.
learn-means-up = Każda karta pod spodem pokazuje trzy zasoby u dołu.
learn-means-unsplay = Złóż stos z powrotem, tak że zasoby pokazuje tylko jego karta aktywna.
learn-means-reveal = Pokaż kartę wszystkim. Zostaje twoja i nie zmienia miejsca, chyba że tekst mówi inaczej.
learn-means-demand = Rozstrzygają to tylko przeciwnicy, którzy mają mniej rozpatrywanych zasobów karty niż ty; ty nie. „Mój” odnosi się do gracza, który aktywuje kartę, „swój” do tego, kogo dotyka przymus.
learn-means-may = Możesz zrezygnować. Wszystko inne trzeba wykonać, na ile się da.
learn-means-condition = Dalszy ciąg następuje tylko wtedy, gdy wykonasz to w całości.
learn-means-repeat = Rozstrzygnij ten sam dogmat jeszcze raz, od początku. Może się powtarzać wiele razy.
learn-means-execute = Rozstrzygnij teraz dogmaty innej karty, a potem wróć do tej.
learn-means-shared = Wszystkie dogmaty karty oprócz tych, które zaczynają się od „Żądam”.
learn-means-sharing = Przeciwnicy, którzy mają co najmniej tyle samo rozpatrywanych zasobów karty co ty, też rozstrzygają jej dogmaty współpracy, i to przed tobą. Jeśli któryś z nich coś zmieni, na koniec ciągniesz kartę: to premia za współpracę. „Na własny użytek” i „bez współpracy”: tylko ty.
learn-means-claim = Weź dostępną epokę lub dziedzinę. W przypadku dziedziny nie musisz spełniać jej warunku.
learn-means-achievement = Zdobądź ich dość, a wygrasz. Epoki dominujesz w ramach akcji, dziedziny bez akcji.
learn-means-opponent = Każdy inny gracz, ale nie twój partner z drużyny.
learn-means-top = Karta na wierzchu stosu w strefie. Aktywować możesz tylko takie karty.
learn-means-value = Epoka karty, od 1 do { $highest_age }: liczba w jej rogu.
learn-means-highest = Chodzi o wartość. Jeśli kilka jest równych, wybiera gracz, który rozstrzyga dogmat.
learn-means-board = Odkryte karty gracza: najwyżej pięć stosów, po jednym w każdym kolorze.
learn-means-hand = Karty pociągnięte, ale jeszcze niezagrane. Inni widzą tylko ich rewersy.
learn-means-pile = Karty dodane przez gracza do wpływu. Inni widzą tylko ich wartości, czyli punkty.
learn-means-points = Suma wartości kart wpływu gracza.
learn-means-dogma = Akcja, w której używasz karty aktywnej: wszystkie jej dogmaty po kolei, razem z tymi, którzy współpracują lub których dotyka przymus.
learn-means-win = Gra natychmiast się kończy; w grze drużynowej wygrywa cała twoja drużyna.
learn-means-icon = Liczy się, ile zasobów danego rodzaju widać w całej strefie: na wszystkich kartach aktywnych i na kartach pod nimi w rozsuniętych stosach.
learn-means-mark = Karta o tej wartości albo sama wartość.

learn-explain-icon = { $icon } (zasób)
learn-explain-mark = Karta o wartości { $value }

## Przeglądarka kart

learn-cards = Karty
learn-cards-about = Wszystkie karty gry podstawowej i dodatków. Wybierz kartę, aby ją powiększyć i przeczytać wyjaśnienia. Dziedziny są na dole.
learn-cards-specials = Dziedziny
learn-cards-search = Szukaj
learn-cards-search-hint = Nazwa lub tekst
learn-cards-set = Zestaw
learn-cards-age = Epoka
learn-cards-color = Kolor
learn-cards-icon = Zasób
learn-cards-effect = Dogmaty
learn-cards-edition = Edycja
learn-cards-any = Wszystkie
learn-cards-effect-demand = Z dogmatem przymusu
learn-cards-effect-compel = Z nakazem
learn-cards-effect-echo = Z echem
learn-cards-effect-shared = Z dogmatem współpracy
learn-cards-edition-third = Trzecia edycja
learn-cards-edition-first = Pierwsza edycja
learn-cards-found = { $number ->
    [0] Żadna karta nie pasuje.
    [one] 1 karta
    [few] { $number } karty
   *[many] { $number } kart
}
learn-cards-none = Żadna karta nie spełnia wszystkich warunków. Wpisz mniej słów albo usuń któryś filtr.
learn-cards-all = Pokaż wszystkie karty
learn-cards-open = { $name }: epoka { $age }, kolor { $color }
learn-cards-lines = W skrócie:
learn-cards-facts = { $set }, epoka { $age }, kolor { $color }. Rozpatrywany zasób: { $icon }.
learn-cards-back-of = { $part } (rewers: { $set })
learn-cards-facts-unused = { $set }, epoka { $age }, kolor { $color }. Bez dogmatów.
learn-cards-rulings = Wyjaśnienia
learn-cards-no-rulings = Tekst karty mówi wszystko.
learn-cards-same = Taka sama w obu edycjach.
learn-cards-other-first = W pierwszej edycji
learn-cards-other-third = W trzeciej edycji
learn-cards-before = Poprzednia karta
learn-cards-after = Następna karta
learn-cards-link = Link do tej karty
learn-cards-unknown = Nie ma takiej karty.
learn-cards-words = Dotknij podkreślonego słowa.

## Strony zasad

learn-rules-topics = Tematy
learn-rules-sections = Na tej stronie
learn-rules-before = Poprzedni: { $title }
learn-rules-after = Następny: { $title }
learn-rules-link = Link do tematu: { $title }
learn-rules-unknown = Nie ma takiego tematu w zasadach.
learn-rules-all = Wszystkie zasady

## Rysunki w zasadach

learn-figure-players = Gracze
learn-figure-needed = Dominacje do wygranej
learn-figure-team = Drużyny dwuosobowe
learn-figure-team-needed = { $number } razem
learn-figure-achievement = Epoka
learn-figure-points = Wpływ
learn-figure-top = Karta aktywna co najmniej
learn-figure-special = Dziedzina
learn-figure-condition = Warunek
learn-figure-claimed = Także dzięki karcie
learn-figure-splay-none = Nierozsunięty: zasoby pokazuje tylko karta aktywna.
learn-figure-splay-left = W lewo: na każdej karcie pod spodem zasób z prawego dolnego rogu.
learn-figure-splay-right = W prawo: na każdej karcie pod spodem dwa zasoby z lewej strony.
learn-figure-splay-up = W górę: na każdej karcie pod spodem trzy zasoby u dołu.
learn-figure-splay-sum = Widać:
learn-figure-parts = Części karty
learn-figure-part-name = Kolor, nazwa i epoka, czyli wartość.
learn-figure-part-icons = Trzy zasoby i obrazek w sześciokącie, zawsze w tych czterech miejscach. Obrazek nie jest zasobem.
learn-figure-part-main = Rozpatrywany zasób stoi przed każdym dogmatem. Decyduje o tym, kto współpracuje i kogo dotyka przymus.
learn-figure-part-effects = Od jednego do trzech dogmatów. Dogmat przymusu jest czerwony i zaczyna się od „{ $demand }”.
learn-figure-example-who = Gracz
learn-figure-example-names = Anna, Borys, Celina
learn-figure-example-role = Co się dzieje
learn-figure-example-launches = aktywuje kartę { $card }
learn-figure-example-shares = współpracuje: { $count } to nie mniej niż { $own }
learn-figure-example-hit = przymus: { $count } to mniej niż { $own }
learn-figure-disputed-every = Z dowolnym dodatkiem:
learn-figure-disputed-set = Z dodatkiem { $set }:
learn-figure-icons = Sześć zasobów i epoki kart podstawowych, na których je widać
learn-figure-icon-ages = { $icon }: epoki { $ages }
learn-figure-colors = Pięć kolorów

## Wskazówki przy stole

learn-hint = Wskazówka
learn-hint-more = Czytaj dalej
learn-hint-good = Rozumiem
learn-hint-stop = Bez wskazówek
learn-hints-again = Poprzednie wskazówki
learn-hint-stopped = Wskazówki są wyłączone. Włączysz je znowu w ustawieniach.
learn-hint-first-meld = Wybierz kartę startową. Jej zasoby liczą się od razu, gdy znajdzie się w twojej strefie.
learn-hint-action = Twoja tura: pociągnij, zagraj, aktywuj kartę aktywną albo dominuj. { $actions ->
    [one] W tej pierwszej turze masz tylko jedną akcję, potem po dwie.
    [few] Masz dwie akcje.
   *[many] Masz dwie akcje.
}
learn-hint-draw-or-meld = Nie wiesz, co zrobić? Zagraj kartę: liczą się jej zasoby i możesz ją aktywować. Nie masz kart? Pociągnij.
learn-hint-dogma = Karty aktywne możesz aktywować wiele razy. Przy każdej widać, kto współpracuje i kogo dotyka przymus.
learn-hint-achieve = Możesz zdominować epokę: masz dość wpływu i dość wysoką kartę aktywną. Wpływu przy tym nie tracisz.
learn-hint-danger = Karta z czerwonym brzegiem ma dogmat przymusu, który cię dotyka. Chroni cię więcej zasobów tego rodzaju w twojej strefie.
learn-hint-shares = Współpraca: kto ma co najmniej tyle zasobów karty co aktywujący, też korzysta z jej dogmatów, i to wcześniej.
learn-hint-demanded = Przymus dotyka ciebie, jeśli masz mniej zasobów karty niż aktywujący. Robisz, co mówi karta.
learn-hint-bonus = Przeciwnik współpracuje i coś się zmienia, więc aktywujący ciągnie kartę.
learn-hint-splay = Rozsunięty stos: liczą się też zasoby kart pod spodem.
learn-hint-supply = Stos epoki, z którego ciągniesz, jest prawie pusty. Potem ciągniesz z najbliższej wyższej epoki.
learn-hint-near-win-own = Do wygranej brakuje ci już tylko jednej dominacji. Którą zdobędziesz najszybciej?
learn-hint-near-win = Przeciwnikowi brakuje do wygranej już tylko jednej dominacji. Zdołasz go wyprzedzić albo powstrzymać?
learn-hint-near-end = To ostatni stos epoki. Gdy nie będzie już czego ciągnąć, wygra największy wpływ.
learn-hint-undo = Zmieniasz zdanie? Cofnij ostatni ruch.

## Pomoc przy stole

learn-help = Pomoc
learn-key-help = pomoc dotycząca tego, co się teraz dzieje
learn-help-title = Zasady: { $title }
learn-help-open-page = Otwórz w zasadach
learn-help-topic = Temat
learn-help-sets = Dodatki przy tym stole: { $sets }. Zmieniają niektóre zasady:
learn-signs = Symbole
learn-sign-offered = Gruba ramka: możesz to teraz wybrać, wprost na stole.
learn-sign-reach = Pod kartą: kogo dotknie jej przymus i kto współpracuje, jeśli zostanie teraz aktywowana.
learn-sign-counts = Zasoby, które o tym decydują: twoje i każdego innego gracza.
learn-sign-pile = { $touch ->
    [true] Liczba kart w tym stosie. Dotknij jej, aby zobaczyć wszystkie.
   *[false] Liczba kart w tym stosie. Kliknij ją, aby zobaczyć wszystkie.
}
learn-sign-splay = Ten stos jest rozsunięty w lewo.
learn-sign-player = Gracz: znak obok nazwy.
learn-sign-supply = Stos epoki: u góry wartość, na dole liczba kart, które zostały.
learn-sign-back = Zakryta karta: widać tylko jej wartość.
learn-sign-back-of = Rewers karty z zestawu { $set }. Karty podstawowe pokazują tylko wartość.
learn-sign-seen = Zakryta karta, którą już znasz: nazwa stoi obok.
learn-sign-change = Co zmieni akcja: najpierw stan przed nią, potem po niej, najmniejszy i największy.
learn-sign-ahead = W wyścigu: kto tu prowadzi.
learn-sign-dot = Możesz tu teraz coś wybrać.
