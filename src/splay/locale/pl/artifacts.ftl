### Słowa Artefaktów historii.

set-artifacts = Artefakty
set-about-artifacts = { $supplied ->
    [one] Dodaje { $supplied } kartę
    [few] Dodaje { $supplied } karty
   *[many] Dodaje { $supplied } kart
}: przykryj kartę, by odkopać artefakt, a potem raz aktywuj go za darmo.
icon-blank = nic
sign-blank = -
zone-display = Artefakt na wystawie
zone-display-short = Wystawa
place-display = wystawa
    .source = ze swojej wystawy
    .place = ze swojej wystawy
    .target = na swoją wystawę
place-display-your = twoja wystawa
    .source = z twojej wystawy
    .place = z twojej wystawy
    .target = na twoją wystawę
    .prompt-card-from = ze swojej wystawy
    .prompt-card-fits = ze swojej wystawy
    .own-source = ze swojej wystawy
    .own-target = na swoją wystawę
place-display-of = wystawa ({ $player })
    .source = z wystawy gracza { $player }
    .place = z wystawy gracza { $player }
    .target = na wystawę gracza { $player }

## Wykopaliska

icon-place-top-left = u góry po lewej
icon-place-bottom-left = u dołu po lewej
icon-place-bottom-middle = u dołu pośrodku
icon-place-bottom-right = u dołu po prawej
icon-place-top-middle = u góry pośrodku
icon-place-top-right = u góry po prawej
event-dig-value = { $you ->
    [yes] Odkopujesz
   *[no] { $player } odkopuje
} kartę { $cards }{ $skipped ->
    [0] {""}
    [1] {" "}(podstawowy stos epoki [{ $wanted }] jest pusty)
   *[more] {" "}(podstawowe stosy epok [{ $wanted }]-[{ $last }] są puste)
}. Karta { $melded } przykrywa kartę { $covered } i nie jest od niej wyższa.
event-dig-picture = { $you ->
    [yes] Odkopujesz
   *[no] { $player } odkopuje
} kartę { $cards }{ $skipped ->
    [0] {""}
    [1] {" "}(podstawowy stos epoki [{ $wanted }] jest pusty)
   *[more] {" "}(podstawowe stosy epok [{ $wanted }]-[{ $last }] są puste)
}. Karta { $melded } przykrywa kartę { $covered }; obie mają sześciokąt { $place }.
event-dig-both = { $you ->
    [yes] Odkopujesz
   *[no] { $player } odkopuje
} kartę { $cards }{ $skipped ->
    [0] {""}
    [1] {" "}(podstawowy stos epoki [{ $wanted }] jest pusty)
   *[more] {" "}(podstawowe stosy epok [{ $wanted }]-[{ $last }] są puste)
}. Karta { $melded } przykrywa kartę { $covered } i nie jest od niej wyższa; obie mają sześciokąt { $place }.

note-dig-always = wykopalisko { $cards }
note-dig-maybe = możliwe wykopalisko { $cards }

preview-dig-value = { $sure ->
    [always] Odkopujesz
   *[maybe] Być może odkopiesz
}: { $cards }{ $skipped ->
    [0] {""}
    [1] {" "}(podstawowy stos epoki [{ $wanted }] jest pusty)
   *[more] {" "}(podstawowe stosy epok [{ $wanted }]-[{ $last }] są puste)
}. Karta { $melded } nie jest wyższa niż { $covered }.
preview-dig-picture = { $sure ->
    [always] Odkopujesz
   *[maybe] Być może odkopiesz
}: { $cards }{ $skipped ->
    [0] {""}
    [1] {" "}(podstawowy stos epoki [{ $wanted }] jest pusty)
   *[more] {" "}(podstawowe stosy epok [{ $wanted }]-[{ $last }] są puste)
}. { $melded } i { $covered }: obie karty mają sześciokąt { $place }.
preview-dig-both = { $sure ->
    [always] Odkopujesz
   *[maybe] Być może odkopiesz
}: { $cards }{ $skipped ->
    [0] {""}
    [1] {" "}(podstawowy stos epoki [{ $wanted }] jest pusty)
   *[more] {" "}(podstawowe stosy epok [{ $wanted }]-[{ $last }] są puste)
}. Karta { $melded } nie jest wyższa niż { $covered }; obie mają sześciokąt { $place }.

## Darmowa akcja

event-action-dogma-free = { $you ->
    [yes] Aktywujesz
   *[no] { $player } aktywuje
} za darmo kartę { $cards } z wystawy.
event-action-return = { $you ->
    [yes] Zwracasz
   *[no] { $player } zwraca
} w darmowej akcji kartę { $cards }.
option-return = Zwróć: { $card }
preview-return = Trafia pod swój stos epoki. Robi się miejsce na następne wykopalisko.
preview-pass-free_action = Zostaje na wystawie: możesz go zagrać albo aktywować na początku następnej tury. Dopóki tam jest, nie możesz odkopywać.
preview-returned = Potem go zwracasz.
preview-returned-in-vain = I tak go zwracasz.

## Rozstrzygnięcia

ruling-artifact-returned = Po darmowej akcji zwracasz artefakt z wystawy; żaden dogmat nie może go stamtąd zabrać.
ruling-disputed-artifacts = Sporne wydania artefaktów: Duma i uprzedzenie porównuje widoczne karty; The Daily Courant mówi „możesz”.
ruling-dig-finds-none = Jeśli aż do epoki 10 nie ma karty do odkopania, nic nie odkopujesz.
ruling-yamato-on-a-board = Pancernik Yamato liczy się w strefie jako 11, także przy wykopaliskach; jeśli jest twoją najwyższą kartą aktywną, ciągnięcie według wartości kończy grę.
ruling-own-board = Mojżesz i Terakotowa Armia zmuszają każdego gracza do oddania kart z własnej strefy.
ruling-relics-with-artifacts = Relikty występują tylko razem z Artefaktami historii.
ruling-display-unreached = Żaden dogmat nie dosięga karty na wystawie, nawet taki, który wymienia jej nazwę.
ruling-yamato-elsewhere = Pancernik Yamato liczy się jako 11 tylko w strefie; na wystawie, ujawniony i wszędzie indziej jako 8.
ruling-the-big-bang = Wielki Wybuch pyta, czy cokolwiek się zmienia, przez kogokolwiek, ze współpracą czy bez.
ruling-seikan-tunnel = Tunel Seikan wymaga więcej widocznych kart niż w którymkolwiek kolorze innych graczy; remis między twoimi kolorami też wygrywa.
ruling-shown-as-they-leave = Pokazywanie zwracanych kart. Karty, które odkładasz zakryte, pokazujesz, jeśli od ich koloru lub zasobów zależy coś widocznego: Papirus Aniego, Arka Przymierza, Całun turyński, Luneta z Delft, Puffing Billy. Karty wpływu, wśród których nie ma żądanej, pokazujesz na dowód: Całun turyński, Układ pod platanem, Singer model 27.
ruling-returned-out-of-piles = Jeśli zwracasz karty kilku graczy, ustalasz ich kolejność tylko według rewersów.

## O co artefakty pytają własnymi słowami

asks-mask-of-warka-dogma-color = wybierz kolor, który wszyscy ujawniają.
asks-mjolnir-amulet-compel-card = wybierz kartę aktywną. Wszystkie twoje karty w jej kolorze trafią do kart wpływu tego, kto cię zmusza.
asks-mona-lisa-dogma-number = wybierz, ile kart jednego koloru będziesz mieć w ręce po pociągnięciu pięciu [4].
asks-mona-lisa-dogma-color = wybrana liczba: { $number }. Teraz wybierz kolor.
asks-moonlight-sonata-dogma-color = wybierz kolor, którego spodnią kartę zagrasz.
asks-papyrus-of-ani-dogma-set = wybierz zestaw, z którego ciągniesz.
asks-periodic-table-dogma-value = wybierz wartość dwóch ze swoich kart aktywnych.
asks-periodic-table-dogma-card = wybierz dwie karty aktywne o tej samej wartości.
asks-plush-beweglich-rod-bear-dogma-value = wybierz wartość, której stosy rozsuwasz w górę i której karty wpływu zwracasz.
asks-rosetta-stone-dogma-set = wybierz zestaw, z którego ciągniesz.
asks-tale-of-the-shipwrecked-sailor-dogma-color = wybierz kolor karty, którą zagrasz po pociągnięciu [1].
asks-the-daily-courant-dogma-value = wybierz wartość karty, którą pociągniesz.

ring-display = { $you ->
    [yes] twoja wystawa
   *[no] wystawa ({ $player })
}
