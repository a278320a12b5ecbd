### Stoły rankingowe: tworzenie, zajmowanie miejsc i to, co zmieniła gra.

rated = Gra rankingowa
rated-about = Wynik zmienia ranking wszystkich, którzy grają.
rated-terms = Wynik zmienia ranking wszystkich, którzy grają. Jest zegar, nie ma podpowiedzi i nie można wrócić po odejściu od stołu.
rated-terms-many = Wynik zmienia ranking wszystkich, którzy grają. Jest zegar, nie ma podpowiedzi i nie można wrócić po odejściu od stołu: dalej gra komputer.
rated-rules = Przy stole rankingowym gra się według drukowanych zasad: trzecia edycja, dziedziny od razu, zwykła liczba dominacji do zwycięstwa. Nikt nie dostaje podpowiedzi.
rated-seats = Każdy gracz ma jedno miejsce.
rated-leavers = Dalej gra komputer, żeby pozostali mogli dokończyć grę. Kto odejdzie lub komu skończy się czas, ten zajmuje ostatnie miejsce i nie może wrócić.
rated-leaving = Odejście od stołu lub koniec czasu liczy się jak poddanie gry. Wrócić nie można.
rated-rating = Ranking
rated-points = { $rating }
rated-new = bez rankingu
rated-stakes = { $wins } za wygraną, { $loses } za przegraną
rated-stakes-many = { $wins } za pierwsze miejsce, { $loses } za ostatnie
rated-guest = Do gry rankingowej potrzebujesz konta.
rated-ended = Twoje rankingi zostały tu zakończone. Możesz grać bez rankingu.
rated-gone = Nie ma cię już przy stole albo twój czas się skończył, a do gry rankingowej nie można wrócić. Jeśli ktoś zostanie do końca, liczy się to jak poddanie gry.
rated-leave = To gra rankingowa: odejście liczy się jak poddanie gry i nie możesz wrócić.
rated-counting = { $before } → ...
rated-change = { $before } → { $after }, { $change }
rated-uncounted-abandoned = Ta gra się nie liczy: wszystkie strony zrezygnowały.
rated-uncounted-ended = Ta gra się nie liczy: rankingi kogoś przy stole zostały tu zakończone.
