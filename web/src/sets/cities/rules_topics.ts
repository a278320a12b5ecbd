/** What the rules of Cities of Destiny are told in. */

export const TOPICS = {
    cities: ["idea", "setup", "draw", "act", "count", "bonus", "endorse", "achievements"],
} as const;
