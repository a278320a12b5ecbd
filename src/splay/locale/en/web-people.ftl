### The words of the page about the reader: name, account, notifications, tokens, going for good.

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

people-deletion = Delete everything
people-deletion-about = Your name, account, address, tokens and what you have said are deleted for good. Finished games stay, under a neutral name; in games under way the computer plays on, or they end, as the table has it.
people-deletion-ask = Delete me …
people-deletion-sure = Delete everything about you?
people-deletion-do = Delete for good
people-deletion-done = Everything about you is deleted.
