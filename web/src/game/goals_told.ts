/** How far everybody is on the way to standard achievements between two events, of which the server tells after the last one. */

import type { Faces } from "../api/faces";
import type { Goal, Message, PlayerView, View } from "../api/model";

/** The view with goals that count the points and top cards in it; of achievements that are left alone. */
export function withGoals(view: View, faces: Faces): View {
    if (!view.facts) return view;
    const left = view.available.map(({ age }) => age);
    const isTaken = ({ goal, value = 0 }: Goal): boolean => goal === "achievement" && !left.includes(value);
    const players = view.facts.players.map((facts) => {
        const player = view.players[facts.seat];
        if (player === undefined) return facts;
        const highest = highestTop(player, faces);
        return { ...facts, goals: facts.goals.filter((goal) => !isTaken(goal)).map((goal) => counted(goal, player.points, highest)) };
    });
    return { ...view, facts: { ...view.facts, players } };
}

const highestTop = ({ board }: PlayerView, faces: Faces): number =>
    Math.max(0, ...board.map(({ cards }) => faces.get(cards.at(-1) ?? "")?.age ?? 0));

function counted(goal: Goal, points: number, highest: number): Goal {
    const { top, value = 0, need } = goal;
    if (goal.goal !== "achievement" || !top || (goal.have === points && top.have === highest)) return goal;
    return { ...goal, have: points, top: { ...top, have: highest }, message: needed(need - points, value, highest < top.need) };
}

/** What is still needed, as the server says it. */
function needed(points: number, value: number, top: boolean): Message {
    if (points <= 0) return top ? { key: "needs-top", arguments: { value } } : { key: "needs-nothing" };
    return { key: top ? "needs-points-and-top" : "needs-points", arguments: { points, value } };
}
