### How a browser calls its reader back, and what it shows without a connection.

called-switch = Tell me when it's my turn, even when Splay is closed
called-hint = In this browser, right after the move. The message is encrypted and names no card.
called-refused = Your browser blocks notifications here. You can change that in its settings for this site.
called-failed = Your browser can't reach its push service right now. Try again later.
called-test = Try it
called-tested = Sent. It should be here in a moment.
called-is-on = This browser tells you from now on.
called-offer = Should this browser tell you when it's your turn?
called-offer-about = Right after the move, even when Splay is closed.
called-offer-no-mail = Right after the move, even when Splay is closed. This server sends no email, so nothing else would tell you.
called-offer-yes = Yes, tell me
called-offer-no = No, thanks
called-offline = You're offline.
called-offline-about = Games go on when you're connected again. These work now:
called-offline-replays = And the replays that you looked at last:
