/** Facts beside each other, those that there are, with a sign between two. */
export const listed = (facts: (string | number | null)[]): string => facts.filter((fact) => fact).join(" \u00b7 ");
