### The words of the settings.

settings-title = Settings
settings-about = Changes apply right away and stay in this browser.
settings-look = Look
settings-play = Play
settings-language = Language
settings-theme = Colors
settings-theme-system = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-card-size = Card size
settings-card-size-small = Small
settings-card-size-medium = Medium
settings-card-size-large = Large
settings-numbers = Card appearance
settings-numbers-shapes = Numbers in shapes
settings-numbers-plain = Plain numbers
settings-numbers-hint = Each color's numbers have a frame of their own shape, or all have none.
settings-large-backs = Large card backs
settings-large-backs-hint = For face-down cards in hands and score piles.
settings-sample = How a card looks
settings-motion = Motion
settings-motion-system = Same as device
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-motion-hint = Reduced: cards don't slide.
settings-pace = Pace
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-instant = Instant
settings-pace-slow-hint = Every line waits for you.
settings-pace-normal-hint = Time to read each line.
settings-pace-fast-hint = Half the time for each line.
settings-pace-instant-hint = You see how it ends. The Story has the rest.
settings-confirm = Confirm actions
settings-confirm-every = Every action
settings-confirm-final = Most actions
settings-confirm-never = Never
# $touch: whether there is no mouse
settings-confirm-every-hint = { $touch ->
    [true] The first tap shows what an action would do, the second does it.
   *[false] The first click shows what an action would do, the second does it.
}
# $touch: as above
settings-confirm-final-hint = { $touch ->
    [true] A draw takes one tap unless it ends the game. Other actions and cards take two.
   *[false] Draws and melds take one click, unless they end the game or a meld shows you a new card. Other actions and cards take two.
}
# $touch: as above
settings-confirm-never-hint = { $touch ->
    [true] One tap does it. Once you've seen a new card, you can't undo.
   *[false] One click does it. Once you've seen a new card, you can't undo.
}
settings-skip-free-actions = Skip free actions at once
settings-skip-free-actions-hint = With Artifacts of History, your turn can begin with a free action. This browser skips it at once, at every table. A standing answer skips it after a short wait, on all your devices, also while you're away.
settings-hints = Hints
settings-hints-hint = What you can do, and why things happen.
settings-sounds = Sounds
settings-sounds-hint = Soft tones: your turn, moving cards, demands on you, achievements, the end.
settings-turn-sound = Sound when it's my turn
settings-turn-sound-hint = Two soft tones, only while you look at another tab or program.
settings-text-mode = Table as text
settings-text-mode-hint = For screen readers, and if you'd rather read.
