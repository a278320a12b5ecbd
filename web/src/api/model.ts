/** The protocol's types by short names; all of them are generated from the server's OpenAPI description. */

import type { components } from "./schema";

type Schemas = components["schemas"];

export type View = Schemas["View"];
export type PlayerView = Schemas["PlayerView"];
export type PileView = Schemas["PileView"];
export type PlayerFacts = Schemas["PlayerFacts"];
export type Facts = Schemas["Facts"];
export type FleetingView = Schemas["FleetingView"];
export type PointsFrom = Schemas["PointsFrom"];
export type Goal = Schemas["Goal"];
export type Reach = Schemas["Reach"];
export type Shown = Schemas["Shown"];
export type NextDraw = Schemas["NextDraw"];
export type SupplyView = Schemas["SupplyView"];
export type ZoneView = Schemas["ZoneView"];
export type Why = Schemas["Why"];
export type Message = Schemas["Message"];
export type Argument = NonNullable<Message["arguments"]>[string];
export type PlaceArgument = Schemas["PlaceArgument"];
export type EventView = Schemas["EventView"];
export type QuestionView = Schemas["QuestionView"];
export type OptionView = Schemas["OptionView"];
export type ResultView = Schemas["ResultView"];
export type State = Schemas["State"];
export type UndoOffer = Schemas["UndoOffer"];
export type TableView = Schemas["TableView"];
export type Advice = Schemas["AdviceView"];
export type StandingAnswer = Schemas["StandingAnswer"];
export type StandingAtTable = Schemas["StandingAtTable"];
export type PlansAtTable = Schemas["PlansAtTable"];
export type PlannedAction = Schemas["PlannedAction"];
export type Analysis = Schemas["Analysis"];
export type CostlyMove = Schemas["CostlyMove"];
export type ReviewMark = Schemas["ReviewMark"];
export type SeatView = Schemas["SeatView"];
export type Lobby = Schemas["Lobby"];
export type NewTable = Schemas["NewTable"];
export type Me = Schemas["Me"];
export type Preview = Schemas["Preview"];
export type ChatLine = Schemas["ChatLine"];
export type Games = Schemas["Games"];
export type TableRatings = Schemas["TableRatings"];
export type SeatRating = Schemas["SeatRating"];

/** What a person practices alone, and what a coach means and says in it. */
export type Practice = Schemas["PracticeView"];
export type CoachWords = Schemas["CoachView"];
export type Target = Schemas["Target"];
export type Comment = Schemas["CommentView"];
export type Lesson = Schemas["ListedLesson"];

export type PuzzleEntry = Schemas["PuzzleEntry"];
export type PuzzleList = Schemas["PuzzleList"];
export type PuzzleTold = Schemas["PuzzleTold"];
export type PuzzleSolution = Schemas["PuzzleSolution"];
export type DailyPuzzle = Schemas["DailyPuzzle"];
export type Deal = Schemas["DealView"];

export type Profile = Schemas["Profile"];
export type Tie = Schemas["Tie"];
export type Asked = Schemas["AskedView"];
export type Stake = Schemas["Stake"];
export type Followed = Schemas["Followed"];
export type OthersOfMine = Schemas["OthersOfMine"];
export type GamesRecord = Schemas["GamesRecord"];
export type Versus = Schemas["AgainstReader"];
export type Opponents = Schemas["Opponents"];
export type Tally = Schemas["Tally"];
export type CardRecord = Schemas["CardRecord"];
export type ListedGame = Schemas["ListedGame"];
export type ListedGames = Schemas["ListedGames"];
export type PlayerThere = Schemas["PlayerThere"];
export type FoundPlayers = Schemas["FoundPlayers"];
export type PlayerRatings = Schemas["PlayerRatings"];
export type KindRating = Schemas["KindRating"];
export type Ladder = Schemas["Ladder"];
export type Rung = Schemas["Rung"];

export type RefusedMessage = Schemas["RefusedMessage"];

/** What a table's WebSocket sends. */
export type LiveMessage =
    | { type: "table"; table: TableView }
    | { type: "state"; table: TableView; state: State; answered?: number | null }
    | { type: "chat"; table: TableView; lines: ChatLine[] }
    | RefusedMessage
    | { type: "pong" };

export const SPECTATOR = -1;
/** The viewer of a finished game who sees everything. */
export const ALL_SEEING = -2;
export const COLORS = ["blue", "red", "green", "yellow", "purple"] as const;
export type Color = (typeof COLORS)[number];
/** In the order in which `PlayerView.icons` counts them. */
export const ICONS = ["crown", "leaf", "bulb", "castle", "factory", "clock"] as const;
export type Icon = (typeof ICONS)[number];

/** Looking for opponents. */
export type Wish = Schemas["Wish"];
export type WhoLooks = Schemas["WhoLooks"];
export type OwnSeek = Schemas["OwnSeek"];
