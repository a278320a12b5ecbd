/** The special achievements of the base set, with how far a player is on the way to each. */

import { topFaces } from "../../api/faces";
import { ICONS } from "../../api/model";
import type { SpecialAchievement } from "../card_set";

const EMPIRE_ICONS = 3;
const UNIVERSE_VALUE = 8;

export const SPECIALS: readonly SpecialAchievement[] = [
    {
        name: "Empire",
        progress: ({ icons }) => ({ have: icons.filter((count) => count >= EMPIRE_ICONS).length, need: ICONS.length }),
    },
    { name: "Monument", progress: ({ tucked, scored }) => ({ have: Math.max(tucked, scored), need: 6 }) },
    {
        name: "Wonder",
        progress: ({ board }) => ({ have: board.filter(({ splay }) => splay === "right" || splay === "up").length, need: 5 }),
    },
    { name: "World", progress: ({ icons }) => ({ have: icons[ICONS.indexOf("clock")] ?? 0, need: 12 }) },
    {
        name: "Universe",
        progress: (player, faces) => ({
            have: topFaces(player, faces).filter(({ age }) => age >= UNIVERSE_VALUE).length,
            need: 5,
        }),
    },
];
