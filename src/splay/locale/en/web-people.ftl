### What is said of people wherever they are: names, devices, what happened to an account.

people-proposed-names = Quiet Heron, Amber Fox, Brave Otter, Silver Wren, Merry Badger, Swift Marten, Gentle Bear, Clever Magpie, Calm Tortoise, Bright Finch, Bold Lynx, Kind Raven, Sunny Hare, Wise Owl, Lucky Mole, Jolly Crane
people-name = Your name
people-sign-in-first = Sign in to play
people-session-device = { $browser } on { $system }
people-session-unknown = Unknown device

## What happened to an account, for whoever signs in

people-events = What happened to your account
people-events-about = Not you? Change your password, then sign out everywhere.
people-events-account = Your account
people-event-when = { $when }, { $device }
people-events-close = Got it
people-event-password_changed = Your password was changed.
people-event-password_reset = Your password was changed with a mailed link.
people-event-email_changed = Your email address was changed.
people-event-second_factor_on = Two-step sign-in was turned on.
people-event-second_factor_off = Two-step sign-in was turned off.
people-event-recovery_code_used = A recovery code was used.
people-event-recovery_codes_new = New recovery codes were made.
people-event-token_made = A token for a bot was made.
people-event-identity_linked = Another way to sign in was linked.
people-event-identity_unlinked = A way to sign in was unlinked.
people-event-signed_in = A new browser signed in.
people-event-sign_ins_untold = Notices about new browsers were switched off.
