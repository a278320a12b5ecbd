### The words of the server's messages and small pages.

notice-turn-subject = It is your turn
notice-turn = { $name }, a game waits for you, and so do { $waiting }: { $url }
notice-turn-alone = { $name }, a game waits for you: { $url }
notice-test-subject = A test
notice-test = { $name }, this is a test message of Splay. It works: { $url }
notice-stop = No more of these messages: { $url }
confirm-subject = Your code
confirm-mail =
    The code that confirms your e-mail address is { $code }. It holds for half an hour.

    Somebody with an account at { $url } has given this address. If that was not you, use the link below: nothing will be sent here again for that account.
unsubscribe-question = Do you want no more e-mail from this server?
unsubscribe-button = No more e-mail
unsubscribe-done = Done. This server sends you no more of these e-mails.
