### Challenges, and invitations to a table.

invited-title = Challenges and invitations
invited-challenge-to-me = { $name } challenges you
invited-invite-to-me = { $name } invites you to a table
invited-challenge-by-me = You challenged { $name }
invited-invite-by-me = You invited { $name }
invited-declined = { $name } said no
invited-not-today = { $name } said no. You can ask again tomorrow.
# $span: how long there is to answer, as 23 hours
invited-left = { $span } left
invited-accept = Accept
invited-accept-name = Accept { $name }'s invitation
invited-decline = Decline
invited-decline-name = Decline { $name }'s invitation
invited-withdraw = Withdraw
invited-withdraw-name = Withdraw the invitation to { $name }
invited-table = To the table
invited-challenge = Challenge
invited-challenge-name = Challenge { $name }
invited-challenge-about = { $name } has a day to answer. The game begins once they accept.
invited-challenged = You challenged { $name }. The game begins once they accept.
invited-by-name = Challenge by name
invited-by-name-about = A game of two with someone you know.
invited-name = Name or handle
invited-find = Find
invited-nobody = Nobody is called { $text } here.
invited-players = Invite by name
invited-friend = friend
invited-guest = You need an account to invite players. The link works for everyone.
invited-invite = Invite
invited-invite-name = Invite { $name }
invited-invited = You invited { $name }. They see it at once.
