### The words of the page about the reader: name, account, notifications, tokens, going for good.

people-title = Your account
people-unknown = You haven't played here yet. All you need is a name; with an account you'll find your games on other devices too.
people-unknown-account = Here you play with an account.
people-guest = You're playing as a guest: only this browser knows you. With an account you'll find your games on other devices too.
people-name-title = Name
people-name-hint = 1-24 characters. It changes at your running tables too.
people-name-save = Save name

## Account

people-sign-up = Create an account
people-sign-up-about = A name, a login, and a password will do. Others see your name and how your games went; afterwards you choose here who sees what.
people-sign-up-about-guest = Your name and games move over to it. Others see them then; afterwards you choose here who sees what.
people-sign-up-name-hint = What others call you. The address of your profile is made from it.
people-sign-up-do = Create account
people-sign-up-invited = You need an invitation link from this server's moderators.
people-sign-up-closed = Nobody can create an account here right now.
people-signed-up = Your account is ready. You're signed in.
people-sign-in = Sign in
people-sign-in-about-guest = Your guest games move over to your account.
people-sign-in-do = Sign in
people-signed-in = You're signed in as { $name }.
people-provider-sign-in = Sign in with { $provider }
people-provider-about = If you're new here, this creates your account.
people-provider-linked = You can sign in with { $provider } from now on.
people-provider-confirmed = Confirmed. For five minutes you can make changes here.
people-identities = Other ways to sign in
people-identities-about = Link { $provider } to sign in here with it.
people-identity-since = linked on { $day }
people-identity-unlink = Unlink
people-identity-unlink-of = Unlink: { $name }
people-identity-link = Link { $provider }
people-identity-only = To unlink it, choose a password first.
people-confirm-anew = Your account has no password. To make changes, sign in again with { $provider }. That's good for five minutes.
people-confirm-anew-do = Sign in again
people-confirmed-anew = You've just signed in again.
people-login = Login
people-login-hint = 3-24 characters: a-z, 0-9, period, dash, and underscore. You sign in with it; nobody else sees it.
people-password = Password
people-password-hint = At least 10 characters.
people-password-current = Current password
people-password-new = New password
people-password-change = Change password
people-password-changed = Password changed. All other devices are signed out.
people-account = Account
people-account-about = Your login is { $login }.
people-sign-out = Sign out
people-sign-out-about = This browser forgets you. Your games go on.
people-sign-out-do = Sign out

## Two-step sign-in

people-second = Two-step sign-in
people-second-about = Signing in then also needs a code from an app on your phone, so your password alone isn't enough.
people-second-set-up = Set up
people-second-scan = Scan this with an authenticator app, or copy the key into it. Then enter the code it shows.
people-second-qr = QR code for your authenticator app; the key below says the same
people-second-secret = Key
people-second-code = Code
people-second-code-hint = From your authenticator app, or a recovery code.
people-second-turn-on = Turn on
people-second-is-on = { $left ->
        [one] It's on. { $left } recovery code left.
       *[other] It's on. { $left } recovery codes left.
    }
people-second-recovery = Your recovery codes
people-second-recovery-about = If you lose your phone, each works once instead of a code. You see them only now: print them or keep them in a password manager.
people-second-recovery-all = All recovery codes
people-second-renew = New recovery codes
people-second-turn-off = Turn off
people-second-is-off = Two-step sign-in is off.

## A forgotten password

people-forgot = Forgot your password?
people-forgot-about = We'll send you a link, if you've confirmed your email address.
people-forgot-account = Login or email address
people-forgot-do = Send link
people-forgot-sent = If there's a confirmed address, a link is on its way. It works for half an hour.
people-forgot-link = Forgot your password?
people-reset = Choose a new password
people-reset-about = It signs you out everywhere and revokes your tokens. Then sign in with it.
people-reset-done = Password changed. Now sign in with it.

## E-mail

people-email = Email address
people-email-optional = Email address (optional)
people-email-hint = For messages you ask for, and if something happens to your account.
people-email-title = Email
people-email-about = To tell you when it's your turn, and if something happens to your account. Nobody else sees the address.
people-email-empty = Leave it empty to remove it.
people-email-save = Save address
people-email-is-confirmed = Your address is confirmed.
people-email-confirmed = Your address is confirmed.
people-code-title = Confirm your address
people-code-about = Messages go to { $email } once you've confirmed it's yours.
people-code-send = Send code
people-code-again = Send a new code
people-code-sent = Your code is on its way. Check your mail.
people-code = Code
people-code-confirm = Confirm

## Notifications

people-notices = Notifications
people-notices-about = When it's your turn and you're away, we'll tell you by email or on Discord, Slack, or elsewhere.
people-notices-email = Send messages to { $email }
people-notices-email-guest = For email, create an account first.
people-notices-email-first = For email, confirm your address first.
people-webhook = Webhook
people-webhook-hint = Discord and Slack give you this address for a channel, under "Webhooks". It begins with https://
people-webhook-add = Add webhook
people-channel-webhook = Webhook at { $place }
people-channel-email = Email to { $place }
people-channel-test = Send a test
people-channel-test-of = Send a test: { $name }
people-channel-tested = Test message sent.
people-channel-remove = Remove
people-channel-remove-of = Remove: { $name }
people-channel-broken = Switched off: { $reason }
people-channel-broken-not_allowed = messages can't go to this address.
people-channel-broken-not_reached = we couldn't reach the address three times in a row.
people-channel-broken-not_accepted = the address refused three messages in a row.

## Tokens

people-tokens = Tokens for bots
people-tokens-about = A program with a token plays in your name until you revoke it, whatever you change above. Don't give it to anyone.
people-token-label = Purpose
people-token-label-hint = So you'll know which one to revoke.
people-token-make = Create token
people-token-new = Your new token
people-token-once = You see it only now. Copy it to your program.
people-token-made = created { $day }
people-token-revoke = Revoke
people-token-revoke-of = Revoke: { $label }

## Where you're signed in

people-sessions = Your devices
people-sessions-about = Browsers that know you. Don't recognize one? Sign it out and change your password.
people-session-since = since { $day },
people-session-seen = last used { $day }
people-session-current = this browser
people-session-end = Sign out
people-session-end-of = Sign out: { $name }, since { $day }
people-session-ended = That device is signed out.
people-sessions-everywhere = Sign out everywhere
people-sessions-everywhere-about = All browsers forget you, this one too. Tokens go on working.
people-sessions-ended = You're signed out everywhere.
people-sign-in-notices = Tell me when a new browser signs in
people-sign-in-notices-about = By email, or here when you next sign in.

## Muted people

people-mutes = Muted people
people-mutes-about = You don't see what they say. They don't know.
people-mute-everywhere = at all tables
people-mute-here = at one table
people-mute-since = since { $day }
people-mute-table = Go to the table
people-unmute = Unmute { $name }
people-unmuted = { $name } is unmuted.

## One's own data

people-data = Your data
people-data-about = All that this server keeps about you, in one file.
people-data-do = Download

## Going for good

people-deletion = Delete account
people-deletion-about = We delete your name, account, address, tokens, and what you've said, for good. Finished games stay, without your name. In running games a computer plays on, or they end, depending on the table.
people-deletion-ask = Delete account ...
people-deletion-sure = Delete everything about you?
people-deletion-do = Delete for good
people-deletion-done = Everything about you is gone.

## Moderation

admin-link = Reports, bans, and what moderators did
admin-proof = Confirm it's you
admin-proof-about = Moderators enter a code first. It's good for 15 minutes.
admin-proof-do = Continue
admin-reports = Reports
admin-reports-none = No reports are waiting.
admin-report-name = The name was reported.
admin-reason = Reason: { $reason }
admin-guest = (guest)
admin-address = from { $address }
admin-table = Go to the table
admin-remove = Remove line
admin-rename = Rename
admin-rename-of = Rename { $name }
admin-name = New name
admin-ban = Ban
admin-ban-of = Ban { $name }
admin-ban-address = Ban the address too
admin-days = Days
admin-close = Close report
admin-bans = Bans
admin-bans-none = Nobody's banned.
admin-ban-until = banned until { $day }
admin-ban-end = End ban
admin-ban-end-of = End ban: { $name }
admin-names = Give a name
admin-names-about = Also one like "Admin" or "Splay", which nobody can take. The account keeps it until it takes another one.
admin-names-do = Give name
admin-names-done = { $login } is called { $name } now.
admin-links = Invitation links
admin-links-about = Whoever opens one can create an account here.
admin-link-until = Good until { $day }
admin-link-used = Used { $used } of { $most } times
admin-link-revoke = Revoke
admin-link-revoke-of = Revoke: good until { $day }
admin-link-new = Your new link
admin-link-once = It's shown only now. Copy it and pass it on.
admin-link-most = Accounts that may be created with it
admin-link-make = Create link
admin-ratings = Ratings
admin-ratings-about = What an account's ratings are, also hidden ones.
admin-ratings-show = Show ratings
admin-ratings-none = No rated games.
admin-ratings-ended = Ended on { $day }.
admin-ratings-end = End ratings
admin-ratings-end-of = End { $name }'s ratings
admin-ratings-end-about = They aren't shown any more, and no new game counts. The results stay. This can't be undone.
admin-acts = What moderators did
admin-acts-none = Nothing yet.
admin-act-grant = { $admin } made { $what } a moderator
admin-act-revoke = { $what } is no longer a moderator ({ $admin })
admin-act-close = { $admin } closed a report
admin-act-remove = { $admin } removed a line of { $what }
admin-act-rename = { $admin } renamed { $what }
admin-act-ban = { $admin } banned { $what }
admin-act-unban = { $admin } ended the ban of { $what }
admin-act-end-rating = { $admin } ended the ratings of { $what }
admin-act-make-link = { $admin } created an invitation link ({ $what })
admin-act-revoke-link = { $admin } revoked an invitation link

admin-overview = The server at a glance
admin-overview-version = Version { $version }, started { $day }
admin-overview-people = People
admin-overview-people-told = Accounts: { $accounts }, here within 30 days: { $active }. Guests: { $guests }.
admin-overview-games = Games
admin-overview-games-told = Under way: { $running }. Waiting for players: { $waiting }. Finished: { $finished }, of them { $day } within a day and { $month } within 30 days.
admin-overview-moves = Moves since the start
admin-overview-moves-told = People: { $people }. Computers: { $computers }.
admin-overview-storage = Storage
admin-overview-storage-told = { $database }: { $size } MB, of them { $packed } MB for finished games.
admin-overview-backup = Last backup
admin-overview-backup-told = { $ago }, { $size } MB
admin-overview-backup-none = None that this server knows of. Make one with splay backup.
admin-overview-tried = Last tried
admin-overview-tried-never = Never. splay restore --try says whether a backup is good.
admin-overview-deliveries = Sent since the start
admin-overview-delivery = { $way ->
    [email] Mails
    [push] Pushes
   *[webhook] Messages to webhooks
}: { $delivered } arrived, { $failed } didn't.
admin-overview-deliveries-none = Nothing yet.
admin-overview-slow = Slowest moves of the last hour
admin-overview-slow-move = Table { $table }: { $took } ms, { $ago }
admin-overview-slow-none = No moves.
