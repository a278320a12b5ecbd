### Rozstrzygnięcia tam, gdzie źródła zasad się różnią; te z dodatków stoją przy ich słowach.

ruling-edition = Edycja: trzecia lub pierwsza. W pierwszej edycji dziewięć kart ma inne dogmaty: Wiosła, Fermentacja, Feudalizm, Pomiary, Statystyka, Towarzystwa, Industrializacja, Spalanie, Rozszczepianie.
ruling-special-achievements = Dziedziny. after_each_change (zasada drukowana, domyślna): od razu, nawet w trakcie dogmatu. after_each_effect: na końcu każdego dogmatu i każdej akcji. Pomnik tak czy inaczej liczy się w ramach jednej tury.
ruling-tied-score = Jeśli gra kończy się przez wpływ, a wpływ i liczba dominacji są równe, remisujący gracze wygrywają wspólnie; to nazywamy remisem.
ruling-achievements-to-win = Dominacje do zwycięstwa: 8 minus liczba graczy, ale nigdy mniej niż 4; 6 dla drużyny dwojga; jedna więcej za każdy dodatek i jedna więcej z opcją extra_achievement.
ruling-players = Od dwóch do pięciu graczy. Przy czterech i więcej dwaj pierwsi gracze mają w pierwszej turze jedną akcję. Drużyny wymagają czterech graczy; miejsca są losowe, 1-2 na 3-4, 1-3 na 2-4 lub 1-4 na 2-3.
ruling-fewer-than-three = „Możesz zwrócić trzy karty. Jeśli to zrobisz ...”, a kart jest mniej niż trzy: nie zwracasz żadnej.
ruling-may = Nic nie jest dobrowolne, jeśli tekst nie mówi „możesz”. „Najwyżej” i „dowolnie wiele” pozwalają skończyć wcześniej; „możesz” z podaną liczbą to wszystko albo nic.
ruling-proof = Jeśli nie możesz zrobić tego, co musisz, a wynika to tylko z treści twoich kart, raz pokazujesz wszystkim karty z ręki jako dowód, chyba że właśnie zostały ujawnione. To nie jest zmiana.
ruling-order = Kolejność. Jeśli zwracasz lub ukrywasz kilka kart pod jeden stos, ustalasz ich kolejność, karta po karcie, chyba że nie ma ona znaczenia. Inni nie dowiadują się, jak zwrócone karty leżą w stosie epoki.
ruling-transfer = Zamiana i przekazanie to nie dodawanie do wpływu, zagrywanie, ciągnięcie ani dominowanie.
ruling-change = Dla premii za współpracę zmianą jest każda karta przeniesiona lub ujawniona, każde rozsunięcie i każda kolejność, które naprawdę się zmieniają, gdy przeciwnik współpracuje. Odłożenie na miejsce jej nie cofa. Zamiana niczego na nic, dowody i niezmienione rozsunięcia nie są zmianami. Zmiana dokonana przez partnera się nie liczy.
ruling-disputed-prints = Sporne wydania: Demokracja porównuje cię z każdym innym graczem, także z partnerem; Socjalizm, Specjalizacja i Samoobsługa biorą pod uwagę tylko przeciwników.
ruling-first-player = Gracz rozpoczynający: według nazw angielskich, porównywanych znak po znaku wielkimi literami, z interpunkcją i rodzajnikami („The Wheel” przed „Tools”).
ruling-tied-special = Jeśli kilku graczy jednocześnie spełni warunek dziedziny, pierwszeństwo ma ten, kto rozstrzyga dogmat (poza dogmatami ten, czyja jest tura), a dalej zgodnie z ruchem wskazówek zegara. W pierwszej edycji pierwszeństwo ma zawsze ten, czyja jest tura.
ruling-end-of-effect = „Koniec każdego dogmatu” jest wtedy, gdy gracz skończy dogmat, a następny jeszcze go nie zacznie. Strefy muszą wtedy spełniać warunek (Wojskowość, Cud, Świat, Wszechświat); to, co zrobione, liczy się do tej chwili (Pomnik).
ruling-one-by-one = Karty, które przenosi jeden dogmat (zwraca, przekazuje, dodaje do wpływu, zagrywa, ukrywa), przenosi się jedną po drugiej, a dziedziny sprawdza się po każdej. Jeśli kolejność może o jakiejś rozstrzygnąć, ustala ją ten, kto przenosi karty. Zamiana i zmiana kolejności to jeden krok.
ruling-removing = Usunięcie kart z gry (Rozszczepianie) to jeden krok.
ruling-expansions-edition = Dodatki wymagają trzeciej edycji. Można je dowolnie łączyć.
ruling-words-for-players = Słowa o graczach. Na kartach dodatków „inny gracz”, „każdy gracz” i „dowolny gracz” to także partner; „przeciwnik” nie.
ruling-free-actions-are-actions = Przy after_each_effect akcja Zagraj kończy się po ostatniej rzeczy, do której prowadzi, a darmowa akcja jest osobną akcją.
ruling-fission-ends-all = Jeśli Rozszczepianie usunie wszystko, wszystkie dogmaty kończą się dla wszystkich. Akcja Aktywuj jest wtedy zakończona: zwracasz artefakt aktywowany z wystawy i ciągniesz należną już premię za współpracę.
ruling-nested-changes = Zmiany w zagnieżdżonych dogmatach. O premii za współpracę decyduje dogmat najgłębszy: zmiany z zagnieżdżonego przymusu lub nakazu się nie liczą.
ruling-splay-must = Jeśli musisz rozsunąć stos, wybierasz taki, w którym to coś zmieni, jeśli taki jest; innego nie możesz wybrać. „Dwa stosy” to różne stosy, o ile to możliwe.
