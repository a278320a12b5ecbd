/** What stands in the icon places of cities, besides icons, pictures and bonuses: signs that act stand on a tile. */

const TILE = "M4 1h16a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z";

export const ICONS = {
    plus: `${TILE}M10 5h4v5h5v4h-5v5h-4v-5H5v-4h5z`,
    left: `${TILE}M19 10h-7V5.500L4.500 12l7.500 6.500V14h7z`,
    right: `${TILE}M5 10h7V5.500l7.500 6.500-7.500 6.500V14H5z`,
    up: `${TILE}M10 19v-7H5.500L12 4.500l6.500 7.500H14v7z`,
    flag: "M4 1h2.500v1.500h15l-4.500 5.500 4.500 5.500h-15V23H4z",
    fountain:
        "M2 15.500h20c0 3-3 5-6 5.500v2H8v-2c-3-.5-6-2.500-6-5.500zM11.250 14V6C11.250 2.500 8.500 1 6 3c-2 1.600-3 4.500-3 7.500h2.400c0-2.500.6-4.500 1.800-5.500 1-.8 1.650-.2 1.650 1v8zM12.750 14V6c0-3.500 2.750-5 5.250-3 2 1.600 3 4.500 3 7.500h-2.400c0-2.500-.6-4.500-1.800-5.500-1-.8-1.650-.2-1.650 1v8z",
} as const;

/** The icons that can be searched for. */
const SEARCHED = ["crown", "leaf", "bulb", "castle", "factory", "clock"];

/** Searches: each is drawn as a lens over its icon, which it is as well. */
export const LENSES: Readonly<Record<string, string>> = Object.fromEntries(SEARCHED.map((icon) => [`search-${icon}`, icon]));
