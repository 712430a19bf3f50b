import { breakpoints } from '#src/ui/layout/breakpoints.ts';

/** Whether there is room for more than what a phone shows. */
export const isWide = (): boolean => matchMedia(breakpoints.desktop).matches;
