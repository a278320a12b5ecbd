### Słowa zadań: co trzeba zrobić i dlaczego inna próba zawodzi.

puzzle-name = { $mine } kontra { $theirs }
puzzle-name-alone = Tylko { $card }
puzzle-name-empty = Puste strefy

puzzle-task-win = Wygraj w tej turze, bez względu na to, co pociągniesz. { $actions ->
    [one] Masz 1 akcję.
    [few] Masz { $actions } akcje.
   *[many] Masz { $actions } akcji.
}
puzzle-task-stop = { $player } zaraz wygra. Zapobiegnij temu swoją ostatnią akcją.
puzzle-task-take = W następnej turze { $player } może zdominować [{ $value }]. Zrób to wcześniej, bez względu na to, co pociągniesz. { $actions ->
    [one] Masz 1 akcję.
    [few] Masz { $actions } akcje.
   *[many] Masz { $actions } akcji.
}
puzzle-task-help = Aktywuj teraz kartę, która nic nie da graczowi { $player }, cokolwiek ten gracz wybierze. Liczy się to, co { $player } ma potem: każda karta, której w tym miejscu wcześniej nie było, i każde nowe rozsunięcie.

## Dlaczego próba zawodzi. „chance” to liczba na sto rozdań zakrytych kart.

puzzle-try-win = Po tym nie możesz już wygrać w tej turze.
puzzle-try-take = Po tym nie możesz już zdominować [{ $value }] w tej turze.
puzzle-try-lucky = Do tego trzeba szczęścia: w najlepszym razie udaje się w { $chance }% rozdań.
puzzle-try-points = Po tym masz najwyżej { $points } z { $needed } punktów.
puzzle-try-top = Po tym twoja najwyższa karta aktywna to najwyżej [{ $top }], a potrzebujesz [{ $value }].
puzzle-try-loses = { $chance ->
    [100] W każdym sprawdzonym rozdaniu
   *[other] W co najmniej { $chance }% sprawdzonych rozdań
} { $player } i tak wygrywa w następnej turze.
puzzle-try-loses-by = { $chance ->
    [100] W każdym sprawdzonym rozdaniu
   *[other] W co najmniej { $chance }% sprawdzonych rozdań
} { $player } i tak wygrywa w następnej turze. Na przykład: { $action }.
puzzle-try-loses-by-two = { $chance ->
    [100] W każdym sprawdzonym rozdaniu
   *[other] W co najmniej { $chance }% sprawdzonych rozdań
} { $player } i tak wygrywa w następnej turze. Na przykład: { $first }, potem { $action }.
puzzle-try-choices = Akcja jest dobra, ale nie to, co w niej wybierasz: { $chance ->
    [100] w każdym sprawdzonym rozdaniu
   *[other] w co najmniej { $chance }% sprawdzonych rozdań
} { $player } i tak wygrywa w następnej turze.
puzzle-try-helps = To coś daje graczowi { $player } w każdym sprawdzonym rozdaniu.
puzzle-try-helps-mostly = To coś daje graczowi { $player } w { $chance }% sprawdzonych rozdań.
puzzle-try-gave = { $player } zyskuje: { $gain }. W { $chance }% sprawdzonych rozdań ta karta coś daje graczowi { $player }.
puzzle-try-gave-nothing = Tym razem { $player } nic nie zyskuje. Ale w { $chance }% sprawdzonych rozdań ta karta może coś dać graczowi { $player }.
puzzle-try-no-card = W tym zadaniu chodzi o aktywowanie karty.
puzzle-try-later = Dobry początek, ale coś w nim lub potem się nie zgadza.

## Podpowiedzi: najpierw jaki rodzaj akcji jest właściwy, potem która.

puzzle-hint-draw = Najpierw pociągnij kartę.
puzzle-hint-meld = Najpierw zagraj kartę.
puzzle-hint-dogma = Najpierw aktywuj kartę.
puzzle-hint-achieve = Najpierw zdominuj epokę.
puzzle-hint-other = To żadna z czterech zwykłych akcji.
puzzle-hint-color = Kolor tej karty: { $first } albo { $second }.
puzzle-hint-action = { $action }. Reszta należy do ciebie.

## Co zyskał drugi gracz, w "puzzle-try-gave".

puzzle-got-achievements = { $count ->
    [one] { $count } dominacja
    [few] { $count } dominacje
    [many] { $count } dominacji
   *[other] { $count } dominacji
}
puzzle-got-board = { $count ->
    [one] { $count } karta w strefie
    [few] { $count } karty w strefie
    [many] { $count } kart w strefie
   *[other] { $count } karty w strefie
}
puzzle-got-score = { $count ->
    [one] { $count } karta wpływu
    [few] { $count } karty wpływu
    [many] { $count } kart wpływu
   *[other] { $count } karty wpływu
}
puzzle-got-hand = { $count ->
    [one] { $count } karta w ręce
    [few] { $count } karty w ręce
    [many] { $count } kart w ręce
   *[other] { $count } karty w ręce
}
puzzle-got-further = { $count ->
    [one] { $count } karta obok strefy
    [few] { $count } karty obok strefy
    [many] { $count } kart obok strefy
   *[other] { $count } karty obok strefy
}
puzzle-got-splays = { $count ->
    [one] { $count } rozsunięcie
    [few] { $count } rozsunięcia
    [many] { $count } rozsunięć
   *[other] { $count } rozsunięcia
}
