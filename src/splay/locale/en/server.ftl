### The words of the server's messages and small pages.

notice-turn-subject = It's your turn
notice-turn = { $name }, it's your turn with { $waiting }: { $url }
notice-turn-alone = { $name }, it's your turn: { $url }
notice-test-subject = A test
notice-test = { $name }, this is a test from Splay. It works: { $url }
notice-stop = Stop these messages: { $url }
push-turn-title = It's your turn
push-turn = Your game with { $names } waits for you.
push-plan-title = Your plan was dropped
push-plan = Something it needs has changed in your game with { $names }. It's your turn.
push-end-title = The game is over
push-end = Your game with { $names } has ended. See how.
push-test-title = It works
push-test = This browser tells you when it's your turn.
push-challenge-title = A challenge
push-challenge = { $name } challenges you to a game.
push-invite-title = An invitation
push-invite = { $name } invites you to a table.
push-friend-title = Want to play?
push-friend = { $name } has opened a table.
confirm-subject = Your code
confirm-mail =
    Your code is { $code }. It works for half an hour.

    Someone with an account at { $url } gave this address. Not you? Use the link below, and that account won't send anything here again.
reset-subject = Choose a new password
reset-mail =
    Your login is { $login }. Choose a new password here within half an hour: { $url }

    Didn't you ask for this? Ignore this mail, and nothing changes.
unsubscribe-question = Stop all email from this server?
unsubscribe-button = Stop email
unsubscribe-done = Done. You won't get these emails anymore.

## What happened to an account, to its owner

account-mail-password_changed-subject = Your password was changed
account-mail-password_changed =
    The password of your account { $login } was changed on { $when }, with { $device }.

    Was that you? Then there's nothing to do. If not, choose a new password now: { $url }/reset
account-mail-password_reset-subject = Your password was changed
account-mail-password_reset =
    A link from a mail to this address changed the password of your account { $login } on { $when }, with { $device }. All devices are signed out, and your bots' tokens are revoked.

    Was that you? Then there's nothing to do. If not, someone reads your mail: secure your mailbox first, then choose a new password: { $url }/reset
account-mail-email_changed-subject = Your email address was changed
account-mail-email_changed =
    Your account { $login } got another email address, or none, on { $when }, with { $device }. Mails about it no longer come here.

    Was that you? Then there's nothing to do. If not, sign in, change your password and the address, and sign out everywhere: { $url }/people
    Can't sign in? Write to whoever runs the server.
account-mail-email_confirmed-subject = Your email address is confirmed
account-mail-email_confirmed =
    This is the email address of the account { $login } since { $when }, confirmed with { $device }. A forgotten password can be replaced from here.

    Wasn't that you? Then sign in and remove the address, or write to whoever runs the server: { $url }/people
account-mail-second_factor_on-subject = Two-step sign-in is on
account-mail-second_factor_on =
    Two-step sign-in was turned on for your account { $login } on { $when }, with { $device }.

    Was that you? Then there's nothing to do. If not, someone knows your password. Write to whoever runs the server: { $url }
account-mail-second_factor_off-subject = Two-step sign-in is off
account-mail-second_factor_off =
    Two-step sign-in was turned off for your account { $login } on { $when }, with { $device }.

    Was that you? Then there's nothing to do. If not, choose a new password now, then turn it on again: { $url }/reset
account-mail-recovery_code_used-subject = A recovery code was used
account-mail-recovery_code_used =
    A recovery code of your account { $login } was used on { $when }, with { $device }.

    Was that you? Then there's nothing to do. If not, someone has your password and your codes: choose a new password now, then make new codes: { $url }/reset
account-mail-recovery_codes_new-subject = You have new recovery codes
account-mail-recovery_codes_new =
    New recovery codes were made for your account { $login } on { $when }, with { $device }. The old ones no longer work.

    Was that you? Then there's nothing to do. If not, choose a new password now, then make new codes: { $url }/reset
account-mail-token_made-subject = A token was made
account-mail-token_made =
    A token, with which a program plays in your name, was made for your account { $login } on { $when }, with { $device }.

    Was that you? Then there's nothing to do. If not, choose a new password now with a link, which also revokes all tokens: { $url }/reset
account-mail-identity_linked-subject = Another way to sign in was linked
account-mail-identity_linked =
    Another way to sign in to your account { $login } was linked on { $when }, with { $device }.

    Was that you? Then there's nothing to do. If not, choose a new password now with a link, { $url }/reset, then unlink it on your page: { $url }/people
account-mail-identity_unlinked-subject = A way to sign in was unlinked
account-mail-identity_unlinked =
    A way to sign in to your account { $login } was unlinked on { $when }, with { $device }.

    Was that you? Then there's nothing to do. If not, choose a new password now: { $url }/reset
account-mail-signed_in-subject = A new browser signed in
account-mail-signed_in =
    Someone signed in to your account { $login } on { $when }, with { $device }. That browser hasn't signed in before.

    Was that you? Then there's nothing to do. If not, choose a new password now: { $url }/reset
    You can switch these mails off: { $url }/people
account-mail-sign_ins_untold-subject = No more mails about sign-ins
account-mail-sign_ins_untold =
    Mails about new browsers were switched off for your account { $login } on { $when }, with { $device }.

    Was that you? Then there's nothing to do. If not, sign in, sign out everywhere and choose a new password: { $url }/people
account-mail-deleted-subject = Your account is deleted
account-mail-deleted =
    Your account { $login } was deleted on { $when }, with { $device }. Nothing about you is left but your finished games, without your name.

    Was that you? Then there's nothing to do. If not, someone had your password. If you use it elsewhere, change it there: { $url } can't bring the account back.

## What programs show of a link that somebody has sent on

link-invitation = { $host } invites you to a game of Innovation
link-invitation-of-nobody = You're invited to a game of Innovation
link-invitation-about = { $free ->
    [one] 1 of { $players } seats is free. Open the link to join.
   *[other] { $free } of { $players } seats are free. Open the link to join.
}
link-game = Innovation: { $names }
link-running-about = This game is under way.
link-won-about = { $winners } won. Open the link to see it move by move.
link-draw-about = It's a draw. Open the link to see it move by move.
