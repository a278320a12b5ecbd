### Profiles: what finished games tell of a player, the list of them, finding players, and privacy.

profile-since = Since { $month }
profile-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
profile-last-games = last { $counted } of { $games } games
profile-percent = { $percent } %
profile-won = won
profile-streak = most wins in a row
profile-account = Account
profile-guest = Only you see this page. Create an account, and your games stay with you on every device.
profile-guest-do = Create account
profile-visitor = Your results come here once you've played. Sign in to see those of your account.
profile-none-mine = No games yet.
profile-none = { $name } hasn't finished a game yet.
profile-play = Play now
profile-hidden = { $name } keeps games private.
profile-hidden-opponents = { $name } keeps results against others private.
profile-nobody = There's no player called "{ $handle }".
profile-find = Find a player
profile-you = You
profile-versus = You and { $name }
profile-versus-last = Last games
profile-versus-ended = Ended by
profile-versus-when = Last game
profile-versus-way = { $number } { $how ->
    [achievements] by achievements
    [score] by points
    [card] by a card
    [resigned] given up
    [time] out of time
   *[other] left
}
profile-letter-won = W
profile-letter-lost = L
profile-letter-even = D
profile-outcome-won = Won
profile-outcome-lost = Lost
profile-outcome-even = Draw
# 2nd, 3rd ... of several players
profile-place = { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
profile-results = Results
profile-by = By
profile-by-opponents = Opponent
profile-by-sets = Set
profile-by-players = Players
profile-bar = { $won } won, { $lost } lost
profile-bar-even = { $won } won, { $lost } lost, { $even } drawn
profile-others = { $number ->
    [one] { $number } other
   *[other] { $number } others
}
profile-no-opponents = No games against people yet.
profile-set-alone = Base only
profile-players-2 = 2 players
profile-players-more = 3-5
profile-players-teams = Teams
profile-computers = Against computers
profile-no-computers = No games against computers yet.
profile-achievements = Achievements
profile-achieved = { $number } in { $games ->
    [one] { $games } game
   *[other] { $games } games
}
profile-achieved-value = Value { $value }: { $number }
profile-cards = Favorite cards
profile-cards-favorite = Most used
profile-cards-best = Best
profile-cards-worst = Worst
profile-cards-none = A card comes here once it has been melded in ten games.
profile-cards-about = Won: of the games in which it was melded.
profile-card = Card
profile-drawn = Drawn
profile-melded = Melded
profile-used = Used
profile-card-won = Won
profile-ways = How games are won
profile-ways-none = No game won yet.
profile-way = { $how ->
    [achievements] By achievements
    [score] By points
    [card] By a card
    [resigned] Someone gave up
    [time] Someone ran out of time
   *[other] Someone left
}
profile-list = Games
profile-list-none = No game fits. Change what is shown above.
profile-filter-players = Kind
profile-filter-players-all = All kinds
profile-filter-opponent = Opponent
profile-filter-opponent-all = Anyone
profile-filter-opponent-people = People
profile-filter-opponent-computers = Computers
profile-filter-result = Result
profile-filter-result-all = Any result
profile-filter-sets = Sets
profile-filter-sets-all = All sets
profile-filter-search = Card or player
profile-search = Search
profile-filter-none = Show all
profile-column-result = Result
profile-column-opponent = Opponent
profile-column-kind = Kind
profile-column-how = How it ended
profile-column-when = When
profile-column-replay = Replay
# $how: why it ended. $standing: what everybody had, "6 : 4". $turns: 0 if unknown
profile-ended = { $how ->
    [achievements] { $standing }
    [score] { $standing } points
    [card] decided by { $card }
    [resigned] someone gave up
    [time] someone ran out of time
   *[other] someone left
}{ $turns ->
    [0] {""}
   *[other] , turn { $turns }
}
profile-card-unknown = a card
profile-gone = someone who left
profile-private = a private player
profile-replay = Replay
profile-replay-of = Replay: { $names }, { $when }
profile-more = Show more
profile-players = Players
profile-players-about = Find someone by name or handle to see how they play.
profile-search-none = Nobody's called "{ $text }".
profile-search-more = There are more. Write more of the name.
profile-found = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
profile-found-hidden = games private
profile-handle = Handle
profile-handle-hint = 3-24 of a-z, 0-9 and dashes between them. It's in the address of your profile, and can be changed once a month. Links to the address from before stop working.
profile-handle-later = It's in the address of your profile. You can change it again on { $day }.
profile-handle-save = Change handle
profile-handle-open = Open profile
profile-privacy = Privacy
profile-privacy-about = Who sees what of you, or may do it. You always see everything. Friends are players whom you follow and who follow you.
profile-sees-rating = My rating
profile-sees-games = My games and replays
profile-sees-games-about = Your profile and the search leave them out for all others. Replays of public tables stay open.
profile-sees-head_to_head = How I did against others
profile-sees-head_to_head-about = Only if both of you allow it.
profile-sees-presence = Whether I'm online
profile-sees-challenges = Challenging me
profile-for-nobody = Nobody
profile-for-friends = Friends
profile-for-everyone = Everyone

## Following and blocking.

profile-follow = Follow
profile-unfollow = Unfollow
profile-block = Block
profile-unblock = Unblock
profile-unblock-name = Unblock { $name }
profile-friend = friend
profile-here = online
profile-away = away { $minutes } min
# $number: how many of those whom one follows are here
profile-number-here = { $number } online
profile-is-blocked = blocked
profile-following-now = You follow { $name } now. Nobody is told.
profile-friends-now = You and { $name } follow each other: you're friends.
profile-unfollowed = You don't follow { $name } anymore.
profile-blocked-now = You blocked { $name }. They can't follow you, and you don't see what they write. They aren't told.
profile-unblocked = { $name } isn't blocked anymore.
profile-people = People you follow
profile-people-none = You don't follow anyone yet. You can follow players on their profiles; two who follow each other are friends.
profile-blocked = Blocked: { $number }
