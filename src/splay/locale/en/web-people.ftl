### The words of the page about oneself: name, account, notifications, tokens, going for good.

people-title = Your account
people-unknown = You have not played here yet. To play you need only a name; an account is for those who want to find their games on other devices too.
people-guest = You play as a guest: this browser alone knows you. With an account you find your games on other devices too.
people-proposed-names = Quiet Heron, Amber Fox, Brave Otter, Silver Wren, Merry Badger, Swift Marten, Gentle Bear, Clever Magpie, Calm Tortoise, Bright Finch, Bold Lynx, Kind Raven, Sunny Hare, Wise Owl, Lucky Mole, Jolly Crane
people-name = Your name
people-name-title = Name
people-name-hint = 1 to 24 characters. It also changes at the tables that you play at now.
people-name-save = Save the name

## Account

people-sign-up = Make an account
people-sign-up-about = A login and a password are enough.
people-sign-up-about-guest = Your name and your games move over to it.
people-sign-up-do = Make the account
people-signed-up = Your account is made. You are signed in.
people-sign-in = Sign in
people-sign-in-about-guest = The games that you play as a guest move over to your account.
people-sign-in-do = Sign in
people-signed-in = Signed in as { $name }.
people-login = Login
people-login-hint = 3 to 24 characters: a to z, 0 to 9, point, dash and underscore. You sign in with it; nobody else sees it.
people-password = Password
people-password-hint = At least 10 characters.
people-password-current = Current password
people-password-new = New password
people-password-change = Change the password
people-password-changed = The password is changed. All other devices are signed out.
people-account = Account
people-account-about = Your login is { $login }.
people-sign-out = Sign out
people-sign-out-about = Only this browser forgets you; your games go on.
people-sign-out-do = Sign out

## E-mail

people-email = E-mail address
people-email-optional = E-mail address (if you like)
people-email-hint = Only for messages that you ask for.
people-email-title = E-mail
people-email-about = For messages that it is your turn. Nobody else sees the address.
people-email-empty = Leave it empty to remove it.
people-email-save = Save the address
people-email-is-confirmed = The address is confirmed.
people-email-confirmed = The address is confirmed.
people-code-title = Confirm the address
people-code-about = Messages go to { $email } only when you have confirmed that it is yours.
people-code-send = Send me a code
people-code-again = Send another code
people-code-sent = A code is on its way. Look into your mail.
people-code = Code from the message
people-code-confirm = Confirm

## Notifications

people-notices = Messages
people-notices-about = You can be told when a game waits for you and you are not here: on Discord, Slack or elsewhere, or by e-mail.
people-notices-email = Send messages to { $email }
people-notices-email-guest = For messages by e-mail, make an account first.
people-notices-email-first = For messages by e-mail, give your address and confirm it first.
people-webhook = Web hook
people-webhook-hint = The address that Discord or Slack gives you for a channel under "web hooks". It begins with https://
people-webhook-add = Add the web hook
people-channel-webhook = Web hook at { $place }
people-channel-email = E-mail to { $place }
people-channel-test = Send a test
people-channel-test-of = Send a test: { $name }
people-channel-tested = A test message has been sent.
people-channel-remove = Remove
people-channel-remove-of = Remove: { $name }
people-channel-broken = Switched off: { $reason }
people-channel-broken-not_allowed = messages must not go to this address.
people-channel-broken-not_reached = the address could not be reached three times in a row.
people-channel-broken-not_accepted = the other side refused three messages in a row.

## Tokens

people-tokens = Tokens for bots
people-tokens-about = A program with a token plays in your name. Give a token to no one else.
people-token-label = What it is for
people-token-label-hint = So that you know later which one to revoke.
people-token-make = Make a token
people-token-new = Your new token
people-token-once = It is shown only now. Copy it to where your program reads it.
people-token-made = made { $day }
people-token-revoke = Revoke
people-token-revoke-of = Revoke: { $label }

## Muted people

people-mutes = Muted people
people-mutes-about = You see nothing of what they say. They are not told.
people-mute-everywhere = at all tables
people-mute-here = at one table
people-mute-since = since { $day }
people-mute-table = Go to that table
people-unmute = Hear { $name } again
people-unmuted = You hear { $name } again.

## Going for good

people-farewell = Delete everything
people-farewell-about = Your name, account, address, tokens and what you have said are deleted for good. Finished games stay, under a neutral name; in games under way the computer plays on, or they end, as the table has it.
people-farewell-ask = Delete me …
people-farewell-sure = Delete everything about you?
people-farewell-do = Delete for good
people-farewell-done = Everything about you is deleted.

## Refusals of the server; more of them are in online.ftl

refusal-account_needed = For this you need an account.
refusal-already_known = You are known here under another name already. Load the page again.
refusal-bad_email = This is not an e-mail address.
refusal-bad_label = Say in 1 to 60 characters what the token is for.
refusal-bad_login = A login has 3 to 24 characters: a to z, 0 to 9, and after the first one also point, dash and underscore.
refusal-bad_name = A name has 1 to 24 characters, all of which can be seen.
refusal-bad_password = A password has at least 10 characters, is not the login, and is not one character over and over.
refusal-bad_request = The server does not understand this. If you have followed a link, a part of it may be missing.
refusal-bad_url = This is not the address of a web hook. It begins with https:// and has no spaces.
refusal-busy = Too much is going on at this moment. Try again in a few seconds.
refusal-channel_there = You have this one already.
refusal-confirmed = This address is confirmed already.
refusal-forbidden = This is not allowed.
refusal-login_taken = Somebody else has this login. Choose another one.
refusal-no_email = Your account has no e-mail address yet.
refusal-no_mail = This server sends no e-mail.
refusal-no_such_language = There are no words in this language.
refusal-no_such_entry = This game has no such moment.
refusal-no_such_seat = This game has no such seat.
refusal-no_undo = This cannot be taken back any more.
refusal-nobody_plays = Computers do not play alone. Leave a seat to a person.
refusal-not_archived = Only those who played may have this game.
refusal-not_confirmed = Confirm your e-mail address first.
refusal-not_delivered = The message did not arrive. Check the address.
refusal-not_finished = This game is not over.
refusal-not_found = There is nothing at this address.
refusal-not_host = Only the host of this table may do this.
refusal-not_running = This game is not being played now.
refusal-not_silent = The game has not waited long enough for that.
refusal-not_started = This game has not started.
refusal-not_yours = This is not yours to do.
refusal-nothing_to_take_back = There is nothing later than this to take back.
refusal-out_of_time = Your time has run out again. Come back when somebody else has answered.
refusal-refused = Whoever reads this address wants no messages from here.
refusal-rules_changed = The rules were mended since, and the game cannot go back there.
refusal-sign_in_needed = The server does not know you. Say a name, or sign in.
refusal-somebody_away = Somebody is away. All people go back together, or nobody does.
refusal-too_large = This is too long.
refusal-too_many_channels = You have as many of these as one can have. Remove one first.
refusal-too_many_codes = You have asked for as many codes as one can in a day. Try again tomorrow.
refusal-too_many_requests = That was too often. Wait a little and try again.
refusal-too_many_tables = Ten of your tables wait for players, and more is not possible. Leave one of them first.
refusal-too_many_tokens = You have as many tokens as one can have. Revoke one first.
refusal-unreadable = This game was stored by another version of Splay.
refusal-wrong_code = This is not the code, or it holds no longer.
refusal-wrong_password = The password is not right.
