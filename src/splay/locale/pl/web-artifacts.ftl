### Zasady, wskazówki i czyny Artefaktów historii i reliktów.

## Artefakty

rules-artifacts-title = Artefakty historii
rules-artifacts-idea-title = Co dodają
rules-artifacts-idea =
    Jeszcze 105 kart: artefakty. Nie dostajesz ich akcją Pociągnij. Odkopujesz je przy zagrywaniu, wystawiasz i każdy możesz raz aktywować za darmo.

    Nie znasz gry? Zagraj kilka razy bez dodatków: ten ma dodatkowe zasady, a jego karty zakładają znajomość pozostałych.
rules-artifacts-setup-title = Przygotowanie gry
rules-artifacts-setup =
    Artefakty mają dziesięć własnych stosów epok, obok stosów gry podstawowej. Na rewersach widać zestaw i epokę.

    Epoki do zdominowania nadal pochodzą z kart podstawowych. Do zwycięstwa potrzebujesz **jednej dominacji więcej**.
rules-artifacts-dig-title = Wykopaliska
rules-artifacts-dig =
    Gdy w akcji Zagraj twoja karta przykrywa inną, odkopujesz artefakt, jeśli zachodzi co najmniej jedno z dwojga:

    - Wartość twojej karty **nie jest wyższa** od wartości przykrytej karty.
    - Obie karty mają **pusty sześciokąt w tym samym miejscu**.

    = [dig]

    Odkopujesz jeden artefakt o wartości **przykrytej** karty. Jeśli podstawowy stos tej epoki jest pusty, bierzesz z najbliższej wyższej epoki, jak przy ciągnięciu. Artefakt trafia przed ciebie na wystawę, gdzie wszyscy go widzą.

    Nie odkopujesz nic, jeśli masz już artefakt na wystawie lub jeśli nie ma już artefaktów tej wartości. Odkopujesz tylko przy akcji Zagraj, a nie wtedy, gdy kartę zagrywa dogmat.
rules-artifacts-display-title = Na wystawie
rules-artifacts-display =
    Na wystawie możesz mieć jeden artefakt. Nie należy on do twojej strefy ani ręki: jego zasoby się nie liczą i żaden dogmat go nie dosięga.

    Możesz go zagrać akcją Zagraj, jak kartę z ręki.
rules-artifacts-free-title = Darmowa akcja
rules-artifacts-free =
    Jeśli na początku tury masz artefakt na wystawie, przed swoimi dwiema akcjami możesz zrobić jedno z trojga:

    - **Aktywuj go.** Jego własne rozpatrywane zasoby liczą się wtedy dla ciebie, ale tylko w tej akcji. Inni jak zwykle współpracują albo ulegają przymusowi. Potem go zwracasz.
    - **Zwróć go**, by zrobić miejsce na następne wykopalisko.
    - **Pomiń.** Zostaje na wystawie.
rules-artifacts-compel-title = Dogmaty nakazu
rules-artifacts-compel =
    Nakaz to odwrócony przymus. Dogmat, który zaczyna się od „Zmuszam cię”, muszą rozstrzygnąć przeciwnicy, którzy mają **tyle samo** rozpatrywanych zasobów co ty **lub więcej**. Nikt inny, nawet ty.

    Jeśli karta cię zmusza, przy jej pozostałych dogmatach współpracujesz. Przymus dotyka słabych, nakaz silnych.
rules-artifacts-as-if-title = Jakby były na tej karcie
rules-artifacts-as-if =
    Niektóre artefakty rozstrzygają dogmaty i echa innej karty, „jakby były na tej karcie”. O tym, kto współpracuje i kogo dotyka przymus, decydują wtedy zasoby policzone dla tej karty.

    „Bez współpracy” znaczy, że rozstrzygasz je na własny użytek.

## Relikty

rules-relics-title = Relikty
rules-relics-museum-title = Muzeum
rules-relics-museum =
    Relikty to pojedyncze karty z innych zestawów. Przy stole z artefaktami można je dodać. Na początku leżą odkryte w muzeum.
rules-relics-seize-title = Przejęcie
rules-relics-seize =
    Gdy odkopujesz artefakt o wartości reliktu, możesz przejąć ten relikt, z muzeum lub z dominacji **kogokolwiek**.

    Trafia do twoich dominacji i liczy się jako jedna z nich. Jeśli zestaw, z którego pochodzi, jest w grze, możesz zamiast tego wziąć go do ręki. (Ching Shih jest zawsze tylko dominacją.)

    Relikty nie podnoszą kosztu innych dominacji, a dogmaty dotyczące dominacji ich nie dosięgają. Zwrócony relikt wraca do muzeum.

## Rysunki

learn-figure-dig-value = Karta { $card } przykrywa kartę { $covered } i nie jest wyższa. Odkopujesz [{ $age }].
learn-figure-dig-picture = Karta { $card } przykrywa kartę { $covered }: puste sześciokąty są w tym samym miejscu. Odkopujesz [{ $age }].
learn-figure-dig-neither = Karta { $card } przykrywa niższą kartę { $covered }, a sześciokąty są w różnych miejscach. Nic nie odkopujesz.

## Słowa na kartach

card-mark-artifacts = Ar
card-mark-relics = Re

learn-forms-artifact = artefakt, artefaktu, artefaktem
learn-forms-compel = zmuszam cię
learn-forms-remove = usuń z gry, usuń ją z gry, usunięte z gry
learn-forms-set = zestaw kart, różnych zestawów
learn-word-artifact = Artefakt
learn-word-compel = Zmuszam cię
learn-word-remove = Usuń z gry
learn-word-set = Zestaw kart
learn-word-dig = Odkop
learn-word-display = Na wystawie
learn-word-museum = Muzeum
learn-word-relic = Relikt
learn-means-artifact = Karta z zestawu Artefakty historii. Dostajesz ją z wykopaliska lub przez dogmaty, które ciągną artefakty.
learn-means-compel = Ten dogmat muszą rozstrzygnąć tylko przeciwnicy, którzy mają co najmniej tyle rozpatrywanych zasobów co ty; ty nie. „Moje” karty należą do aktywującego, a „swoje” do gracza, który musi się podporządkować.
learn-means-remove = Usuń kartę z gry na dobre.
learn-means-set = Zestaw, z którego pochodzi karta; widać go na rewersie: podstawowy, Artefakty lub inny dodatek w grze. Każdy zestaw ma własne stosy epok.
learn-means-dig = Zdobądź artefakt akcją Zagraj: gdy twoja karta nie jest wyższa od przykrytej albo obie mają pusty sześciokąt w tym samym miejscu.
learn-means-display = Miejsce odkopanego artefaktu, dopóki go nie aktywujesz, nie zwrócisz lub nie zagrasz. Nie należy do strefy ani ręki i żaden dogmat go nie dosięga.
learn-means-museum = Tu leżą relikty, dopóki gracze ich nie przejmą.
learn-means-relic = Pojedyncza karta, którą możesz przejąć, gdy odkopujesz artefakt o jej wartości. Wśród dominacji liczy się jako jedna.

## Wskazówki

learn-hint-dig = Masz odkopany artefakt. Na początku następnej tury możesz raz aktywować go za darmo.
learn-hint-dig-other = Inny gracz ma odkopany artefakt i może aktywować go za darmo: przeczytaj, co robi.
learn-hint-free-action = Aktywuj artefakt za darmo, zwróć go, by znów odkopywać, albo pomiń: wtedy zostaje.
learn-hint-compelled = Nakaz zmusza ciebie: masz co najmniej tyle zasobów co aktywujący. Zrób, co każe.
learn-hint-would-compel = Nakaz zmusza przeciwników, którzy mają co najmniej tyle zasobów co aktywujący. Mając mniej, nic nie ryzykujesz.
learn-hint-seize = Przejęty relikt to dominacja. Inni mogą ci go zabrać, odkopując artefakt o jego wartości.
learn-hint-seized = Relikt jest już czyjąś dominacją. Odkop jego wartość, a możesz go przejąć.

## Przy stole

table-action-hint-display = Zagraj { $hand ->
    [0] artefakt z wystawy
   *[more] kartę z ręki lub artefakt z wystawy
}, aktywuj kartę ze swojej strefy albo naciśnij przycisk.
table-actions-free = { $actions ->
    [one] darmowa akcja, potem 1 akcja
    [few] darmowa akcja, potem { $actions } akcje
   *[many] darmowa akcja, potem { $actions } akcji
}
zone-label-display = Wystawa
zone-about-museum = Gdy odkopujesz artefakt o wartości reliktu, możesz przejąć ten relikt: liczy się jako dominacja.
card-lies-museum = Relikt: kto odkopie artefakt o wartości [{ $age }], może go przejąć jako dominację.
card-lies-relics = { $own ->
    [yes] Relikt, jedna z twoich dominacji
   *[no] Relikt, dominacja gracza { $player }
}. Kto odkopie artefakt o wartości [{ $age }], może go przejąć.

## Co się stało w ostatniej akcji

story-account-dogma-free = { $you ->
    [yes] Aktywujesz
   *[no] { $player } aktywuje
} z wystawy kartę { $cards }: { $deeds }.
story-account-dogma-free-nothing = { $you ->
    [yes] Aktywujesz
   *[no] { $player } aktywuje
} z wystawy kartę { $cards }: bez skutku.
story-deed-dig-value = { $you ->
    [yes] odkopujesz
   *[no] odkopuje
} kartę { $cards }{ $skipped ->
    [0] {""}
    [1] {" "}(pusty stos podstawowy [{ $wanted }])
   *[more] {" "}(puste stosy podstawowe [{ $wanted }]-[{ $last }])
}, bo karta { $melded } przykrywa kartę { $covered } i nie jest od niej wyższa
story-deed-dig-picture = { $you ->
    [yes] odkopujesz
   *[no] odkopuje
} kartę { $cards }{ $skipped ->
    [0] {""}
    [1] {" "}(pusty stos podstawowy [{ $wanted }])
   *[more] {" "}(puste stosy podstawowe [{ $wanted }]-[{ $last }])
}, bo karta { $melded } przykrywa kartę { $covered } (sześciokąty: { $place })
story-deed-dig-both = { $you ->
    [yes] odkopujesz
   *[no] odkopuje
} kartę { $cards }{ $skipped ->
    [0] {""}
    [1] {" "}(pusty stos podstawowy [{ $wanted }])
   *[more] {" "}(puste stosy podstawowe [{ $wanted }]-[{ $last }])
}, bo karta { $melded } przykrywa kartę { $covered } i nie jest od niej wyższa (sześciokąty: { $place })
story-deed-seize = { $you ->
    [yes] przejmujesz
   *[no] przejmuje
} { $cards_number ->
    [one] kartę
    [few] karty
   *[many] karty
} { $cards } { $source } { $target }

statistic-dug = Odkopane artefakty
statistic-seized = Przejęte relikty
