/** The widths of the window from which on there is room for more; style sheets name them: `@media (--tablet)`. */
export const breakpoints = {
  tablet: '(width >= 600px)',
  desktop: '(width >= 840px)',
  wide: '(width >= 1200px)',
} as const;
