/** What stands in the icon places of Echoes cards, besides icons and pictures. */

export const ICONS = {
    echo: "M4 1h16a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3zM7.500 4a13 13 0 0 0 0 16l2-1.500a10.500 10.500 0 0 1 0-13zM16.500 4l-2 1.500a10.500 10.500 0 0 1 0 13l2 1.500a13 13 0 0 0 0-16zM12 9.250a2.750 2.750 0 1 0 0 5.500 2.750 2.750 0 0 0 0-5.500z",
} as const;

/** Bonuses, by their numbers. */
export const COINS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((number) => `bonus-${number}`);
