/** How those whom a dogma would reach are marked: shapes in a square of 12. */

export const SIGNS = {
    hit: "M6 0 12 11.500H0zM5.300 4v4h1.400V4zm0 5v1.400h1.400V9z",
    compels: "M6 11.500 0 0h12zM5.300 1.500v4h1.400v-4zm0 5v1.400h1.400V6.500z",
    shares: "M5 0v5H0v2h5v5h2V7h5V5H7V0z",
} as const;
