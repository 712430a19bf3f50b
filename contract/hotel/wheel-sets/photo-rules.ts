/** The longest sides of a photo that is kept, and of the one of it that lists show, in pixels. */
export const photoSides = { whole: 1600, small: 320 } as const;
export type PhotoSize = keyof typeof photoSides;

/** The most that each of them weighs, in bytes. */
export const mostBytes = { whole: 300_000, small: 40_000 } as const;
