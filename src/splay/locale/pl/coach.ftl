### Trener w lekcjach i w pierwszej grze, poza słowami samych lekcji.

# Co można powiedzieć trenerowi.
coach-next = Dalej
coach-again = Spróbuj znowu
coach-back = Wstecz
coach-restart = Zacznij lekcję od nowa

# Na co wskazuje trener: dla tych, którzy nie widzą obwódki.
ring-hand = { $you ->
    [yes] twoja ręka
   *[no] ręka ({ $player })
}
ring-score = { $you ->
    [yes] twoje karty wpływu
   *[no] karty wpływu ({ $player })
}
ring-points = { $you ->
    [yes] twój wpływ
   *[no] wpływ ({ $player })
}
ring-achievements = { $you ->
    [yes] twoje dominacje
   *[no] dominacje ({ $player })
}
ring-icons = { $you ->
    [yes] twoje zasoby
   *[no] zasoby ({ $player })
}
ring-board = { $you ->
    [yes] twoja strefa
   *[no] strefa ({ $player })
}
ring-pile = { $you ->
    [yes] twój { $color } stos
   *[no] { $color } stos ({ $player })
}
ring-card = { $card }
ring-effects = dogmaty karty { $card }
ring-icon = zasób karty { $card }
ring-reach = kogo obejmie karta { $card }
ring-available = { $value ->
    [0] dominacje do zdobycia
    [one] dominacja [{ $value }]
    [few] dominacja [{ $value }]
   *[many] dominacja [{ $value }]
}
ring-specials = dziedziny
ring-supply = { $value ->
    [0] stos epoki
    [one] stos epoki [{ $value }]
    [few] stos epoki [{ $value }]
   *[many] stos epoki [{ $value }]
}
ring-actions = akcje, które ci zostały
ring-draw = Pociągnij
