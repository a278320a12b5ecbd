/** What the rules of the base set are told in. */

export const TOPICS = {
    game: ["idea", "cards", "icons", "places"],
    setup: ["deal", "first", "needed"],
    turn: ["actions", "draw", "meld", "dogma", "achieve", "undo"],
    board: ["piles", "splay", "limits"],
    words: ["moves", "may", "values", "order", "execute"],
    dogma: ["count", "share", "demand", "order", "bonus", "example"],
    achievements: ["numbered", "special"],
    end: ["enough", "supply", "card", "leave"],
    teams: ["play", "seats"],
    editions: ["differ"],
    options: ["options", "disputed"],
    glossary: ["all"],
} as const;
