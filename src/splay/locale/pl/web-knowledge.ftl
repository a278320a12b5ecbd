### Co stół wylicza graczom: kto współpracuje, co zrobiłaby akcja, wyścig, pamięć.

knowledge-span = { $least }-{ $most }
knowledge-span-short = { $least }–{ $most }
knowledge-then-short = →{ $after }
knowledge-then-least = { $least }+

## Współpraca i przymus

knowledge-you = ty
knowledge-computer = komputer
knowledge-shares = { $players_you ->
    [only] współpracujesz
    [yes] { $players } współpracujecie
   *[no] { $players_number ->
        [one] { $players } współpracuje
        [few] { $players } współpracują
       *[many] { $players } współpracują
    }
}
knowledge-shares-you = współpracujesz
knowledge-hit = { $players_you ->
    [only] przymus dotknie ciebie
    [yes] przymus dotknie graczy: { $players }
   *[no] { $players_number ->
        [one] przymus dotknie gracza { $players }
        [few] przymus dotknie graczy: { $players }
       *[many] przymus dotknie graczy: { $players }
    }
}
knowledge-hit-you = przymus dotknie ciebie
knowledge-compels = { $players_you ->
    [only] nakaz zmusi ciebie
    [yes] nakaz zmusi graczy: { $players }
   *[no] { $players_number ->
        [one] nakaz zmusi gracza { $players }
        [few] nakaz zmusi graczy: { $players }
       *[many] nakaz zmusi graczy: { $players }
    }
}
knowledge-compels-you = nakaz zmusi ciebie
knowledge-count-of = { $player } { $count }
knowledge-count-versus = ty { $mine } : { $others }
knowledge-count-plus = { $board } + { $more }
knowledge-count-in-parts = { $count } ({ $board } w strefie, { $more } na karcie)
knowledge-count-tucked = { $count } ({ $board } teraz, { $more } na ukrywanej karcie)
knowledge-why-fewer = { $reader ->
    [reached] Masz mniej [{ $icon }] niż { $launcher }: { $theirs } i { $mine }.
    [uses] { $player } ma mniej [{ $icon }] niż ty: { $theirs } i { $mine }.
   *[neither] { $player } ma mniej [{ $icon }] niż { $launcher }: { $theirs } i { $mine }.
}
knowledge-why-as-many = { $reader ->
    [reached] Masz tyle samo [{ $icon }] co { $launcher }: { $theirs } i { $mine }.
    [uses] { $player } ma tyle samo [{ $icon }] co ty: { $theirs } i { $mine }.
   *[neither] { $player } ma tyle samo [{ $icon }] co { $launcher }: { $theirs } i { $mine }.
}
knowledge-why-more = { $reader ->
    [reached] Masz więcej [{ $icon }] niż { $launcher }: { $theirs } i { $mine }.
    [uses] { $player } ma więcej [{ $icon }] niż ty: { $theirs } i { $mine }.
   *[neither] { $player } ma więcej [{ $icon }] niż { $launcher }: { $theirs } i { $mine }.
}
knowledge-part-hit = { $reader ->
    [reached] Przymus dotknie ciebie
   *[other] Przymus dotknie gracza { $player }
}
knowledge-part-compels = { $reader ->
    [reached] Nakaz zmusi ciebie
   *[other] Nakaz zmusi gracza { $player }
}
knowledge-part-shares = { $reader ->
    [reached] Współpracujesz
   *[other] { $player } współpracuje
}
knowledge-part-out = { $reader ->
    [reached] Nie bierzesz udziału
   *[other] { $player } nie bierze udziału
}
knowledge-parts-out = { $players_you ->
    [only] Nie bierzesz udziału
    [yes] { $players } nie bierzecie udziału
   *[no] { $players_number ->
        [one] { $players } nie bierze udziału
        [few] { $players } nie biorą udziału
       *[many] { $players } nie biorą udziału
    }
}
knowledge-part-then = { $part }:
# $how: "as-many-in-parts", jeśli trzeba powiedzieć, z czego składa się liczba aktywującego
knowledge-part-why = { $how ->
    [fewer] { $reader ->
        [uses] [{ $icon }] { $theirs }, mniej niż twoje { $mine }
       *[other] [{ $icon }] { $theirs }, mniej niż { $mine } gracza { $launcher }
    }
    [more] { $reader ->
        [uses] [{ $icon }] { $theirs }, więcej niż twoje { $mine }
       *[other] [{ $icon }] { $theirs }, więcej niż { $mine } gracza { $launcher }
    }
    [as-many-in-parts] { $reader ->
        [uses] [{ $icon }] { $theirs }, tyle samo co twoje { $mine }
       *[other] [{ $icon }] { $theirs }, tyle samo co { $mine } gracza { $launcher }
    }
   *[as-many] { $reader ->
        [uses] [{ $icon }] { $theirs }, tyle samo co ty
       *[other] [{ $icon }] { $theirs }, tyle samo co { $launcher }
    }
}
knowledge-part-and-why = { $part }: { $why }.
knowledge-order = Kto co robi, po kolei
knowledge-order-nobody = nikt
knowledge-order-then = { $all }, potem { $next }
knowledge-order-kind-demand = Przymus
knowledge-order-kind-compel = Nakaz
knowledge-order-kind-shared = Dogmat
knowledge-order-kind-echo = Echo
knowledge-order-of = { $kind }: { $players }
knowledge-reach-sentence = { $reader ->
    [uses] Jeśli aktywujesz kartę { $card }: { $parts }
   *[other] Jeśli { $launcher } aktywuje kartę { $card }: { $parts }
}
knowledge-reach-no-effects = Nie ma dogmatów, przy których można współpracować.
knowledge-reach-nobody = dogmat nie obejmuje nikogo więcej
knowledge-count-words = { $player }: { $count }
knowledge-missed-demand = Przymus nikogo nie dotyka: każdy przeciwnik ma tyle samo [{ $icon }] lub więcej.
knowledge-missed-compel = Nakaz nikogo nie zmusza: każdy przeciwnik ma mniej [{ $icon }].

## Co zrobiłaby akcja

knowledge-preview = Co by się stało
knowledge-preview-looking = Sprawdzam, co by się stało ...
knowledge-preview-select = Zaznacz kartę lub przycisk, aby zobaczyć podgląd.
knowledge-preview-failed = Brak podglądu: { $reason }
knowledge-steps = Co się stanie, po kolei
knowledge-step-alone = tylko { $player }
knowledge-step-nobody-demand = nikogo nie dotyka
knowledge-step-nobody-compel = nikogo nie zmusza
knowledge-changes-never = Nic nie zmienia
knowledge-changes-in-vain = Ale nic nie zmienia
knowledge-no-effects = { $paid ->
    [yes] Ukrywasz kartę na darmo: nie ma tu dogmatów
   *[no] Nie ma dogmatów: nic nie zmienia
}
knowledge-changes-maybe = Może nic nie zmienić
knowledge-bonus-always = Otrzymasz premię za współpracę
knowledge-bonus-maybe = Być może otrzymasz premię za współpracę
knowledge-back-free = Możesz to cofnąć
knowledge-back-agreed = { $reveals ->
    [always] Odsłania coś nowego
   *[maybe] Może odsłonić coś nowego
}, ale możesz to cofnąć
knowledge-back-consent = { $reveals ->
    [always] Odsłania coś nowego
   *[maybe] Może odsłonić coś nowego
}. Wtedy cofniesz to tylko za zgodą innych
knowledge-back-never = Nie możesz tego cofnąć
knowledge-back-unless-end = { $how }. Końca gry nie możesz cofnąć
knowledge-bonus-other = { $how ->
    [always] { $player } otrzyma premię za współpracę
   *[maybe] { $player } być może otrzyma premię za współpracę
}
knowledge-if-used = Jeśli teraz aktywuje ją { $player }:
knowledge-if-used-reach = Jeśli ją aktywujesz: { $who }.
knowledge-if-used-you = Jeśli teraz ją aktywujesz:
knowledge-quantity-points = punkty wpływu
knowledge-quantity-hand = karty w ręce
knowledge-quantity-score_pile = karty wpływu
knowledge-quantity-short-hand = ręka
knowledge-quantity-short-score_pile = wpływ
knowledge-quantity-achievements = dominacje
knowledge-quantity-draws = następna karta
knowledge-draw = [{ $age }]
knowledge-draw-span = [{ $least }]-[{ $most }]
knowledge-draw-end = koniec gry
knowledge-draw-from = { $draw } ({ $sets })
knowledge-draw-becomes = { $reader ->
    [own] Następna karta, którą pociągniesz, to
   *[other] Następna ciągnięta karta to
} { $after } zamiast { $before }
knowledge-draw-of-base = podstawowa [{ $age }]
    .before = podstawowej [{ $age }]
knowledge-tried = Z kilku prób: możliwe jest więcej lub mniej
knowledge-from-to = { $before } → { $after }
knowledge-from-to-words = { $what }: z { $before } na { $after }
knowledge-splay = { $color }: { $splays }
knowledge-more = +{ $number }
knowledge-less = −{ $number }
knowledge-icons-then = potem { $after }

knowledge-ends-always = To kończy grę: { $how }.
knowledge-ends-maybe = To może zakończyć grę: { $how }.

## Koniec stosów epok

knowledge-end-now = { $you ->
    [yes] Następna karta, którą pociągniesz, kończy grę.
   *[no] { $player }: następna ciągnięta karta kończy grę.
}
knowledge-end-soon = { $cards ->
    [one] Od [{ $age }] w górę została 1 karta. Kto ciągnie następną po niej, kończy grę.
    [few] Od [{ $age }] w górę zostały { $cards } karty. Kto ciągnie następną po nich, kończy grę.
   *[many] Od [{ $age }] w górę zostało { $cards } kart. Kto ciągnie następną po nich, kończy grę.
}
knowledge-end-value = Ciągnięcie [{ $age }] lub wyższej kończy grę, nawet w ramach dogmatu.

## Wyścig

knowledge-tab-race = Wyścig
knowledge-race = Kto jak stoi
knowledge-race-goal = Cel
knowledge-race-achievements = Dominacje
knowledge-race-of = { $have }/{ $need }
knowledge-race-points = Wpływ
knowledge-race-top = Najwyższa aktywna
knowledge-race-lacking = Najbliższe dominacje: brakuje
knowledge-race-lacking-points = Najbliższe dominacje: brakuje wpływu (i karty aktywnej)
knowledge-race-specials = Dziedziny
knowledge-race-lacks-points = { $points ->
    [one] 1 punktu
    [few] { $points } punktów
   *[many] { $points } punktów
}
knowledge-race-lacks-both = { $points ->
    [one] 1 punktu
    [few] { $points } punktów
   *[many] { $points } punktów
} + aktywnej [{ $value }]
knowledge-race-lacks-both-brief = { $points } + [{ $value }]
knowledge-race-lacks-top = aktywnej [{ $value }]
knowledge-race-now = gotowe
knowledge-race-first = prowadzi
knowledge-race-note-team = Dominacje liczą się dla całej drużyny.

## Pamięć

knowledge-tab-memory = Pamięć
knowledge-memory-hidden = Co mogą mieć przeciwnicy
knowledge-memory-none = Nikt inny nie ma zakrytych kart.
knowledge-memory-zone-hand = { $player }: ręka
knowledge-memory-zone-score = { $player }: karty wpływu
knowledge-memory-zone = { $player }: { $zone }
knowledge-memory-back-of = { $count ->
    [one] [{ $age }] ({ $set })
    [few] { $count } × [{ $age }] ({ $set })
   *[many] { $count } × [{ $age }] ({ $set })
}
knowledge-memory-back = { $count ->
    [one] [{ $age }]
    [few] { $count } × [{ $age }]
   *[many] { $count } × [{ $age }]
}
knowledge-memory-sure = znana
knowledge-memory-next = Wiesz, co jest następne:
knowledge-memory-next-of = Wiesz, co jest następne ({ $set }):
knowledge-memory-maybe = może
knowledge-memory-of = { $number ->
    [one] 1 z { $count } nieznanych ci kart
    [few] { $number } z { $count } nieznanych ci kart
   *[many] { $number } z { $count } nieznanych ci kart
}
knowledge-memory-or-of = { $number ->
    [one] lub 1 z { $count } nieznanych ci kart
    [few] najwyżej { $number } z { $count } nieznanych ci kart
   *[many] najwyżej { $number } z { $count } nieznanych ci kart
}
knowledge-memory-values = Karty poza widokiem, według wartości
knowledge-memory-value = { $count ->
    [0] wszystkie widać
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
knowledge-memory-unseen = nieznana
knowledge-memory-place-next = następna do pociągnięcia
knowledge-memory-place-after = w stosie epoki, pod { $above ->
    [one] 1 inną kartą
    [few] { $above } innymi kartami
   *[many] { $above } innymi kartami
}
knowledge-memory-off = Ten stół nie zaznacza kart, które już znasz, więc trzeba je pamiętać. Tu widać, co wynika z widocznych kart.
