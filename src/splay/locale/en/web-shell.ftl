### The words of the browser client around its pages.

shell-title = { $page } · Splay
shell-title-turn = ● Your turn · { $page } · Splay
# What search engines and bookmarks say of this site.
shell-description = Play the card game Innovation in the browser. An unofficial fan project.
shell-skip = Skip to content
shell-home = Splay, start page
shell-nav = Pages
shell-nav-start = Play
shell-nav-games = Games
shell-nav-learn = Learn
shell-nav-players = Players
shell-nav-cards = Cards
shell-nav-rules = Rules
shell-nav-settings = Settings
shell-nav-people = Account
shell-nav-guest = guest
shell-nav-sign-in = Sign in
shell-nav-person = Profile: { $name }
shell-nav-person-guest = Profile: { $name } (guest)
# $count: how many tables wait
shell-next-table = Next table ({ $count })
shell-next-table-title = Go to the next table that waits for you (N)
shell-no-page = There's no such page
shell-no-page-help = Check the address, or start over.
shell-to-start = To the start page
shell-lost = We lost the connection. Trying again ...
shell-back = You're connected again.
shell-close = Close
shell-cancel = Cancel
shell-try-again = Try again
shell-unreachable = The server doesn't answer. Nothing's lost: try again.
# what something is called, and what is said of it
labeled = { $label }: { $text }
refusal-other = The server can't do that.
shell-copy = Copy
shell-copied = Copied.
shell-share = Share
shell-linked = Link copied.
shell-link = Copy this link: { $link }
shell-linked-local = Link copied. Only this computer can open it.
shell-copy-by-hand = This browser doesn't let us copy. The text is selected: copy it yourself.
shell-link-local = Only this computer can open this link.
shell-link-local-why = Let others in
# $address: an example of an address, as "http://192.168.1.20:8000"
shell-link-local-home = On your home network: start the server with SPLAY_HOST=0.0.0.0, open the page at this computer's own address, like { $address }, and copy the link there.
shell-link-local-internet = On the internet: set SPLAY_PUBLIC_URL as docs/hosting.md says.
shell-saved = Saved.
shell-trouble = Something went wrong
shell-trouble-help = We couldn't show this page. Your games are safe. Try again; if it happens again, tell whoever runs this server what you did.
shell-trouble-details = Details
shell-part-missing = Part of the page didn't load. Reload it.
shell-fan-project = An unofficial fan project. Innovation is by Carl Chudyk.
shell-about = About, license, and source
shell-text-mode = Screen reader? Play in text

## Titles in the browser's tab

shell-title-start = Play Innovation
shell-title-new = New table
shell-title-table = Table
shell-title-replay = Replay
shell-title-games = Games
shell-title-learn = Learn in ten minutes
shell-title-lesson = Lesson
shell-title-puzzles = Puzzles
shell-title-puzzle = Puzzle
shell-title-solution = Solution
shell-title-deal = Deal of the day
shell-title-cards = Cards
shell-title-statistics = Cards in numbers
shell-title-players = Players
shell-title-profile = Profile
shell-title-rules = Rules
shell-title-people = Account
shell-title-admin = Moderation
shell-title-reset = New password
shell-title-settings = Settings
shell-title-about = About

## About

shell-about-what = What this is
shell-about-what-text = Splay is a free place to play the card game Innovation with friends, strangers, and computers. Nothing to buy, no ads, no tracking.
shell-about-game = The game
shell-about-game-text = Carl Chudyk designed Innovation. Splay is an unofficial fan project by players, with no connection to the designer or the publishers. The wording is our own. If you like the game, buy it: it's even better with cards in your hands.
shell-about-prints = Publishers and prints
shell-about-prints-text = Asmadi Games first published Innovation in 2010. Iello's print of 2011 plays the same in other terms; Lacerta brought it out in Polish in 2012. Innovation Deluxe, by Asmadi Games again, is the third edition: all expansions up to then in one box, and nine cards changed. Here you can play the third edition or the first.
shell-about-data = Your data
shell-about-data-text = The server keeps your name, your games, what you say, and your email address if you give one. Your settings stay in this browser. One cookie says who you are; another, after you've signed in, that this browser has signed in to your account before. You can delete all of it on your account's page.
shell-about-licence = License
shell-about-licence-text = Splay is free software under the GNU Affero General Public License, version 3 or later. Use it, study it, change it, share it; if you run a changed copy for others, offer them its source. There's no warranty.
shell-about-licence-link = Full license
shell-about-licence-all = Licenses of everything in it
shell-about-pictures = Pictures
shell-about-pictures-text = Icons made by { $authors }, from game-icons.net, under the CC BY 3.0 license. Modified: we rounded their outlines and colored them. A few more come from Material Design Icons (Apache 2.0) and Phosphor Icons (MIT).
shell-about-pictures-link = The pictures' licenses
shell-about-fonts = Fonts
shell-about-fonts-text = Fraunces and Open Sans, under the SIL Open Font License. We cut them to the letters in use.
shell-about-fonts-link = The fonts' license
shell-about-source = Source
shell-about-source-text = You may have the source of exactly what runs here, this page included. With Python, it starts a server of your own.
shell-about-source-link = Source of this server

## One letter for each color, beside the color itself, on the page and in the terminal: five different ones

letter-blue = B
letter-red = R
letter-green = G
letter-yellow = Y
letter-purple = P

## On cards

card-echo = Echo:
# The words with which effects of these kinds begin; they stand out.
card-verb-demand = I demand
card-verb-compel = I compel
