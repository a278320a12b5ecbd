/** What a preview says would be different, player by player. */

import { ICONS, type Icon, type PlayerView, type Preview, type View } from "../../api/model";
import { BASE } from "../../api/places";
import { nextDraw } from "../reading/supplies";

/** Each is a number that a preview foretells: of a zone that sets bring, how many cards lie there. */
export type Quantity = "points" | "hand" | "score_pile" | "achievements" | "draws" | `zone-${string}` | Icon;

export interface Change {
    what: Quantity;
    before: number;
    /** The least and the most that it could be then; the same number twice if nothing is left open. */
    least: number;
    most: number;
    /** Of draws: whether one would have ended the game before, and how sure it is that one would then. */
    ended?: boolean;
    ends?: Outlook["draw_ends"];
    /** Of draws not all from the base set: the sets that one would have taken from, and those that one could then. */
    sets?: { before: string[]; after: string[] };
}

export interface SplayChange {
    color: string;
    /** The directions that the pile could have then; "none" if it could lose its splay. */
    directions: string[];
}

interface PlayerChanges {
    seat: number;
    changes: Change[];
    splays: SplayChange[];
}

type Outlook = Preview["players"][number];

/** Everybody for whom something could be different, `first` at the head; quantities that stay as they are left out. */
export function changesOf(view: View, preview: Preview, first: number): PlayerChanges[] {
    return preview.players
        .map((outlook) => playerChanges(view, outlook, first))
        .filter(({ changes, splays }) => changes.length + splays.length > 0)
        .sort((one, other) => Number(other.seat === first) - Number(one.seat === first));
}

function playerChanges(view: View, outlook: Outlook, first: number): PlayerChanges {
    const player = view.players[outlook.seat];
    if (player === undefined) throw new Error(`a preview tells of seat ${outlook.seat}, where nobody sits`);
    const splays = Object.entries(outlook.splays).map(([color, directions]) => ({ color, directions }));
    const changes = [...quantities(player, outlook), drawChange(view, outlook)].filter(different);
    return { seat: outlook.seat, changes: changes.filter((change) => matters(change, outlook.seat === first)), splays };
}

function quantities(player: PlayerView, outlook: Outlook): Change[] {
    return [
        change("points", player.points, outlook.points),
        change("hand", player.hand.length, outlook.hand),
        change("score_pile", player.score_pile.length, outlook.score_pile),
        ...player.zones.map(({ kind, cards }) => change(`zone-${kind}`, cards.length, outlook.zones?.[kind] ?? [cards.length, cards.length])),
        change("achievements", player.achieved, outlook.achievements),
        ...ICONS.map((icon, index) => iconChange(icon, player.icons[index] ?? 0, outlook.icons[index])),
    ];
}

const change = (what: Quantity, before: number, [least, most]: [number, number]): Change => ({ what, before, least, most });

const iconChange = (icon: Icon, before: number, span: [number, number] | undefined): Change =>
    change(icon, before, span ?? [before, before]);

/** Whether a quantity can only grow or only shrink; "" if that is open, or of draws, of which neither is better. */
export function directionOf({ what, before, least, most }: Change): "up" | "down" | "" {
    if (what === "draws" || (least < before && most > before)) return "";
    return most > before ? "up" : "down";
}

function drawChange(view: View, { seat, draws, draw_ends, draw_sets = [BASE] }: Outlook): Change {
    const next = nextDraw(view, seat);
    const sets = { before: next === null ? [] : [next.set], after: draw_sets };
    const further = [...sets.before, ...sets.after].some((set) => set !== BASE);
    return { ...change("draws", next?.age ?? 0, draws), ended: next === null, ends: draw_ends, ...(further ? { sets } : {}) };
}

/** What others would draw matters if it would end the game; the supplies change with every draw. */
const matters = ({ what, ends }: Change, own: boolean): boolean => what !== "draws" || own || ends !== "never";

const different = ({ before, least, most, ended, ends, sets }: Change): boolean =>
    ended ? ends !== "always" : least !== before || most !== before || otherSets(sets);

/** Whether a draw could take from another set than before. */
const otherSets = (sets: Change["sets"]): boolean => sets !== undefined && sets.after.some((set) => !sets.before.includes(set));

/** The changes of a player's icons, in the order of ICONS; null if an icon would stay as it is. */
export function previewedIcons(all: readonly PlayerChanges[], seat: number): (Change | null)[] {
    const mine = all.find((player) => player.seat === seat)?.changes ?? [];
    return ICONS.map((icon) => mine.find(({ what }) => what === icon) ?? null);
}
