import type { Offered } from './offered.ts';

/** A way to a screen; `path` is below the site. */
interface MenuItem extends Offered {
  readonly path: string;
  readonly title: `navigation:items.${string}`;
}

/** Hooks that belong together. */
export interface MenuGroup extends Offered {
  readonly title: `navigation:groups.${string}`;
  readonly items: readonly MenuItem[];
}
