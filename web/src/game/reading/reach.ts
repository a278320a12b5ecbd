/** Whom a card would reach: who, how sure, and in which words, for every look in which that is shown. */

import { type Icon, ICONS, type View } from "../../api/model";
import { inWords } from "../../cards/text_marks";
import { labeled } from "../../words/lists";
import { iconInText, t } from "../../words/words.svelte";
import { reachOf } from "./facts";
import type { Reading } from "./reading";
import { countWords, missedWords, nothingToShare, numbersWords, partsOfCounts, partWords, reachSentence, seatsByWay, type Way, WAYS, whyWords } from "./sharing_text";

/** What a card would do to others if it were used now. Its texts have words instead of icons. */
export interface ShownReach {
    /** The icon that decides. */
    icon: Icon;
    /** How many of it somebody has is told already, and not yet what follows from that: it keeps its room, and says nothing. */
    stale: boolean;
    byWay: Record<Way, number[]>;
    /** All of it in sentences. */
    sentence: string;
    /** How many of the icon a seat has: "6", or "6 + 2" with those of a card that lies beside the board. */
    count: (seat: number) => string;
    /** Why it reaches a seat, or would share it. */
    why: (seat: number) => string;
    /** What it would do to a seat and why: "Bob would share: 6 castle, more than your 5". */
    part: (way: Way | "out", seat: number) => string;
    /** In lines, what the counts of these seats are made of, and why it hits nobody; "" if they need no word. */
    details: (seats: readonly number[]) => string;
}

/** What a card of a seat's would do; null while that is not told, or nobody can use it. */
export function shownReach(game: Reading, launcher: number, card: string): ShownReach | null {
    const face = game.faces.get(card);
    const reach = reachOf(game.view, launcher, card);
    if (face === undefined || reach === null) return null;
    const { counts } = reach;
    const { featured: icon } = face;
    const named = (text: string) => inWords(text, iconInText);
    return {
        icon,
        stale: isStale(game.view, icon),
        byWay: seatsByWay(reach),
        sentence: reachSentence(face, launcher, reach, game),
        count: (seat) => countWords(game.view, seat, icon, counts[seat] ?? 0),
        why: (seat) => named(whyWords(seat, launcher, icon, counts, game)),
        part: (way, seat) =>
            way === "out" && nothingToShare(face, launcher, seat, reach)
                ? t("knowledge-reach-no-effects")
                : labeled(partWords(way, seat, game), named(numbersWords(seat, launcher, icon, counts, game))),
        details: (seats) => [...partsOfCounts(seats, icon, counts, game), ...missedWords(face, reach)].map(named).join("\n"),
    };
}

/** Whether the boards show other numbers of an icon than those from which it follows whom cards would reach. */
function isStale({ players, facts }: View, icon: Icon): boolean {
    const at = ICONS.indexOf(icon);
    return players.some(({ seat, icons }) => icons[at] !== facts?.players[seat]?.piles.reduce((sum, pile) => sum + (pile.icons[at] ?? 0), 0));
}

/** The seats that it does the same to, side by side; those that it doesn't reach last. */
export function alikeReached({ byWay }: ShownReach, seats: readonly number[]): { ways: Way[]; alike: number[] }[] {
    const groups = new Map<string, { ways: Way[]; alike: number[] }>();
    for (const seat of seats) {
        const ways = WAYS.filter((way) => byWay[way].includes(seat));
        const group = groups.get(ways.join(" ")) ?? { ways, alike: [] };
        group.alike.push(seat);
        groups.set(ways.join(" "), group);
    }
    return [...groups.keys()].sort().reverse().map((kind) => groups.get(kind)!);
}
