/** What the rules of Echoes of the Past are told in. */

export const TOPICS = {
    echoes: ["idea", "setup", "draw", "effects", "forecast", "promote", "bonus", "achievements"],
} as const;
