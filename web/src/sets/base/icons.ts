/** Our own shapes of the icons, drawn on a square of 24: each can be told by its outline alone. */

export const ICONS = {
    crown: "M3 18 1.5 7l5.5 4 5-7 5 7 5.5-4L21 18zM3.5 20h17v2h-17z",
    leaf: "M21 3C9 2 3 8 4 16l-2 5 2 1 2-4c9 2 15-5 15-15zM7 15c3-4 6-6 10-8-3 3-6 6-8 9z",
    bulb: "M12 1a8 8 0 0 0-5 14c1 1 2 2 2 3h6c0-1 1-2 2-3a8 8 0 0 0-5-14zM9 19h6v2H9zM10 22h4v1h-4z",
    castle: "M3 2h4v3h3V2h4v3h3V2h4v8l-2 2v10h-5v-5a2 2 0 0 0-4 0v5H5V12l-2-2z",
    factory: "M2 22V11l6 4v-4l6 4V2h3l1 9h4v11zM5 18h3v2H5zM11 18h3v2h-3zM17 18h3v2h-3z",
    clock: "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm0 3a8 8 0 1 1 0 16 8 8 0 0 1 0-16zm-1 2v7l5 4 1.500-1.800L13 12V6z",
    hex: "M7 3h10l5 9-5 9H7l-5-9zM8.200 5l-4 7 4 7h7.600l4-7-4-7z",
} as const;
