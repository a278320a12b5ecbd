/** What everybody had at the end of a game, and what decided it. */

import type { ResultView } from "../api/model";

export interface Standing {
    seat: number;
    team: number;
    points: number;
    achievements: number;
}

/** Those who win or lose together, a single player or a team, and what they had together. */
export interface Side {
    team: number;
    members: Standing[];
    points: number;
    achievements: number;
    won: boolean;
}

/** What each seat had in the end. */
export const standingsOf = (result: ResultView): Standing[] =>
    (result.standings as number[][]).map(([seat = 0, team = 0, points = 0, achievements = 0]) => ({
        seat,
        team,
        points,
        achievements,
    }));

/** What each side had in the end, by the teams' numbers. */
export function sidesOf(result: ResultView): Side[] {
    const standings = standingsOf(result);
    const teams = [...new Set(standings.map(({ team }) => team))].sort((one, other) => one - other);
    return teams.map((team) => {
        const members = standings.filter((standing) => standing.team === team);
        return {
            team,
            members,
            points: members.reduce((sum, { points }) => sum + points, 0),
            achievements: members.reduce((sum, { achievements }) => sum + achievements, 0),
            won: members.some(({ seat }) => result.winners.includes(seat)),
        };
    });
}

/** The sides, the winners first; then by what the end of the game has counted first. */
export function ranked(result: ResultView): Side[] {
    const [first, second] = result.reason === "score" ? (["points", "achievements"] as const) : (["achievements", "points"] as const);
    return sidesOf(result).toSorted(
        (one, other) => Number(other.won) - Number(one.won) || other[first] - one[first] || other[second] - one[second],
    );
}

/** Whether somebody who lost had as many points as the winners: then the achievements have decided. */
export function wasTied(result: ResultView): boolean {
    const sides = sidesOf(result);
    const best = sides.find(({ won }) => won)?.points;
    return result.reason === "score" && sides.some(({ won, points }) => !won && points === best);
}
