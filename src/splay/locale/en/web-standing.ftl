### Standing answers: setting one from a question, what it is about to answer, and the list of them.

standing-always = Always give the same answer
standing-always-pass = Always skip free actions
standing-answer = Answer
standing-about = You're still asked. If you don't answer first, it's answered for you after a short wait.
standing-order = Put cards in any order if it can't matter to anyone
standing-pass = Skip free actions
standing-may = { $card }: { $answer }
standing-here = At this table
standing-everywhere = At every table
standing-soon = { $kind ->
    [order] Put in any order for you soon
    [pass_free] Skipped for you soon
   *[may] Answered for you soon: { $answer }
    }
standing-take-back = Take back
standing-take-back-of = Take back: { $answer }
standing-list = Standing answers
standing-list-about = You can still answer each question yourself first.
standing-one-table = At one table
standing-table = To the table
standing-taken-back = Taken back
