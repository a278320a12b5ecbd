### The words of the browser client around its pages.

shell-skip = To the page's content
shell-home = Splay, start page
shell-menu = Menu
shell-nav = Pages
shell-nav-start = Play
shell-nav-games = Games
shell-nav-cards = Cards
shell-nav-rules = Rules
shell-nav-settings = Settings
shell-nav-people = Account
shell-nav-person = Account: { $name }
shell-no-page = There is no such page
shell-no-page-help = The address may be mistyped, or the page may be gone.
shell-to-start = To the start page
shell-lost = The connection is lost. Trying again …
shell-back = The connection is back.
shell-close = Close
shell-cancel = Cancel
shell-try-again = Try again
shell-unreachable = The server does not answer. Nothing is lost; try again.
shell-copy = Copy
shell-copied = Copied.
shell-copy-by-hand = This browser does not let a page copy. The text is marked: copy it by hand.
shell-saved = Saved.
shell-trouble = Something went wrong
shell-trouble-help = This page could not be shown. Your games are safe at the server. Try again; if it happens again, tell whoever runs this place what you did just before.
shell-trouble-details = What exactly
shell-fan-project = An unofficial fan project: the game Innovation is by Carl Chudyk.
shell-about = About, licence and source
shell-text-mode = Screen reader? Play in text

## Titles in the browser's tab

shell-title-start = Play Innovation
shell-title-new = New table
shell-title-table = Table
shell-title-replay = Replay
shell-title-games = Games
shell-title-cards = Cards
shell-title-rules = Rules
shell-title-people = Account
shell-title-settings = Settings
shell-title-about = About

## About

shell-about-what = What this is
shell-about-what-text = Splay is a free place to play the card game Innovation: against friends, strangers and the computer. There is nothing to buy, no advertising, and nobody is tracked.
shell-about-game = The game
shell-about-game-text = Innovation was designed by Carl Chudyk. Splay is an unofficial fan project: it is made by players and not connected with the designer or the publishers. The wording is our own. If you like the game, buy it: it is better still with cards in your hands.
shell-about-data = What is kept
shell-about-data-text = The server keeps your name, your games, what you say at tables and, if you give one, your e-mail address. Your settings stay in this browser. One cookie says who you are. On the page about you, everything can be deleted.
shell-about-licence = Licence
shell-about-licence-text = Splay is free software under the GNU Affero General Public License, version 3 or later: anybody may use, study, change and pass it on, and whoever runs a changed copy for others must offer them its source. It comes without any warranty.
shell-about-licence-link = The licence in full
shell-about-pictures = Pictures
shell-about-pictures-text = Icons made by { $authors }, from game-icons.net, under the CC BY 3.0 licence. Modified: we rounded their outlines and colored them. A few more come from Material Design Icons (Apache 2.0) and Phosphor Icons (MIT).
shell-about-pictures-link = The pictures' licences
shell-about-source = Source
shell-about-source-text = The source is part of every copy of Splay. Whoever runs this place gives you the source of exactly what runs here, changes included: the licence obliges them to. This page knows no address for it; ask them.

## One letter for each color, beside the color itself

letter-blue = B
letter-red = R
letter-green = G
letter-yellow = Y
letter-purple = P

## On cards

card-echo = Echo:
card-gist = { $gist }.
