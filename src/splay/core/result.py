"""How a game ended."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from splay.core.game import Game

BY_ACHIEVEMENTS: Final = "achievements"
BY_SCORE: Final = "score"
BY_CARD: Final = "card"
BY_RESIGNATION: Final = "resigned"


class Standing:
    """What a seat had when the game ended; `won` also for each of several who share the win."""

    __slots__ = ("achievements", "score", "seat", "team", "won")

    def __init__(self, seat: int, team: int, score: int, achievements: int, won: bool) -> None:
        self.seat = seat
        self.team = team
        self.score = score
        self.achievements = achievements
        self.won = won


class Result:
    """The reason ("achievements", "score", "card" or "resigned"), the winning seats and the standings of all seats.

    `card` is the name of the card that decided, if one did.
    """

    __slots__ = ("card", "reason", "standings", "winners")

    def __init__(self, reason: str, winners: list[int], standings: list[Standing], card: str = "") -> None:
        self.reason = reason
        self.winners = winners
        self.standings = standings
        self.card = card


class GameOver(BaseException):
    """The game has ended; nothing after it runs, at any depth."""

    def __init__(self, result: Result) -> None:
        super().__init__(result.reason)
        self.result = result


def over(game: "Game", reason: str, teams: list[int], card: str = "") -> GameOver:
    """The end of the game, won by these teams (a single player is a team of one)."""
    winners = [player.seat for player in game.players if player.team in teams]
    standings = [
        Standing(player.seat, player.team, player.points, player.achievement_count(), player.team in teams)
        for player in game.players
    ]
    return GameOver(Result(reason, winners, standings, card))


def over_by_score(game: "Game") -> GameOver:
    """The end by drawing above 10: most points, then most achievements, then shared (ruling 22, decision 3)."""
    totals = [(game.team_score(team), game.team_achievements(team), team) for team in game.teams()]
    best = max([(score, achievements) for score, achievements, _ in totals])
    return over(game, BY_SCORE, [team for score, count, team in totals if (score, count) == best])


def over_by_resignation(game: "Game", seat: int) -> GameOver | None:
    """The end when the player of a seat gives up: the other side wins. None if there are more sides than two, or the
    player is out already.
    """
    sides = game.teams()
    own = game.players[seat].team
    if own not in sides or len(sides) != 2:
        return None
    return over(game, BY_RESIGNATION, [team for team in sides if team != own])
