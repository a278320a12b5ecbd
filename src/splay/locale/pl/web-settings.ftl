### Słowa ustawień.

settings-title = Ustawienia
settings-about = Zmiany działają od razu i zostają w tej przeglądarce.
settings-look = Wygląd
settings-play = Gra
settings-language = Język
settings-theme = Kolory
settings-theme-system = Jak w systemie
settings-theme-light = Jasne
settings-theme-dark = Ciemne
settings-theme-contrast = Wysoki kontrast
settings-card-size = Wielkość kart
settings-card-size-small = Małe
settings-card-size-medium = Średnie
settings-card-size-large = Duże
settings-numbers = Wygląd kart
settings-numbers-shapes = Liczby w kształtach
settings-numbers-plain = Same liczby
settings-numbers-hint = Liczby każdego koloru mają ramkę o własnym kształcie albo żadne jej nie mają.
settings-large-backs = Duże rewersy kart
settings-large-backs-hint = Dla zakrytych kart w ręce i kart wpływu.
settings-sample = Jak wygląda karta
settings-motion = Animacje
settings-motion-system = Jak w systemie
settings-motion-full = Pełne
settings-motion-reduced = Ograniczone
settings-motion-hint = Ograniczone: karty się nie przesuwają.
settings-pace = Tempo
settings-pace-slow = Wolne
settings-pace-normal = Normalne
settings-pace-fast = Szybkie
settings-pace-instant = Od razu
settings-pace-slow-hint = Każdy wiersz czeka na ciebie.
settings-pace-normal-hint = Dość czasu na przeczytanie każdego wiersza.
settings-pace-fast-hint = O połowę mniej czasu na każdy wiersz.
settings-pace-instant-hint = Widzisz od razu wynik. Resztę pokazuje Przebieg.
settings-confirm = Potwierdzanie akcji
settings-confirm-every = Każda akcja
settings-confirm-final = Większość akcji
settings-confirm-never = Nigdy
# $touch: czy nie ma myszy
settings-confirm-every-hint = { $touch ->
    [true] Pierwsze dotknięcie pokazuje, co zrobi akcja, drugie ją wykonuje.
   *[false] Pierwsze kliknięcie pokazuje, co zrobi akcja, drugie ją wykonuje.
}
# $touch: jak wyżej
settings-confirm-final-hint = { $touch ->
    [true] Pociągnięcie wymaga jednego dotknięcia, chyba że kończy grę. Inne akcje i karty wymagają dwóch.
   *[false] Pociągnięcie i zagranie wymagają jednego kliknięcia, chyba że kończą grę albo zagranie odsłania ci nową kartę. Inne akcje i karty wymagają dwóch.
}
# $touch: jak wyżej
settings-confirm-never-hint = { $touch ->
    [true] Wystarcza jedno dotknięcie. Gdy zobaczysz nową kartę, nie możesz już tego cofnąć.
   *[false] Wystarcza jedno kliknięcie. Gdy zobaczysz nową kartę, nie możesz już tego cofnąć.
}
settings-skip-free-actions = Od razu pomijaj darmowe akcje
settings-skip-free-actions-hint = Z Artefaktami historii twoja tura może zaczynać się od darmowej akcji. Ta przeglądarka pomija ją od razu, przy każdym stole. Stała odpowiedź pomija ją po krótkiej chwili, na wszystkich twoich urządzeniach, także gdy cię nie ma.
settings-hints = Wskazówki
settings-hints-hint = Co możesz zrobić i dlaczego coś się dzieje.
settings-sounds = Dźwięki
settings-sounds-hint = Ciche tony: twoja tura, ruch kart, przymus wobec ciebie, dominacje, koniec.
settings-turn-sound = Dźwięk na początku mojej tury
settings-turn-sound-hint = Dwa ciche tony, tylko gdy patrzysz na inną kartę przeglądarki lub inny program.
settings-text-mode = Stół jako tekst
settings-text-mode-hint = Dla czytników ekranu i dla tych, którzy wolą czytać.
