/** The day of a moment, in milliseconds since 1970, as "2026-11-21". */
export const day = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
