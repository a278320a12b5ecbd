### The words of the server's messages and small pages.

notice-turn-subject = It's your turn
notice-turn = { $name }, it's your turn with { $waiting }: { $url }
notice-turn-alone = { $name }, it's your turn: { $url }
notice-test-subject = A test
notice-test = { $name }, this is a test from Splay. It works: { $url }
notice-stop = Stop these messages: { $url }
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
