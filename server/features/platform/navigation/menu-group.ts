import type { Offered } from './offered.ts';

/** A way to a screen; `path` is below the site. */
interface MenuItem extends Offered {
  readonly path: string;
  readonly title: `navigation:items.${string}`;
  /** What of its group it is done for, where the group is long. */
  readonly part?: Part;
}

type Part = `navigation:parts.${string}`;

/** Hooks that belong together. */
export interface MenuGroup extends Offered {
  readonly title: `navigation:groups.${string}`;
  readonly items: readonly MenuItem[];
}

/** Items of a group that are used for one kind of work. */
export const inPart = (part: Part, items: readonly Omit<MenuItem, 'part'>[]): MenuItem[] =>
  items.map((item) => ({ ...item, part }));
