/** What the rules of Artifacts of History are told in. */

export const TOPICS = {
    artifacts: ["idea", "setup", "dig", "display", "free", "compel", "as-if"],
} as const;
