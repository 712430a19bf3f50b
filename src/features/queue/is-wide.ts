/** Whether there is room for more than what a phone shows. */
export const isWide = (): boolean => matchMedia('(width >= 840px)').matches;
