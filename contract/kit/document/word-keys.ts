import type { Described } from '../resource.ts';

/** The keys under which a word may stand: that of its own file, then that of all things of its kind. The first that has a text is said. */
export const wordKeys = (
  { feature, name, sharedWords }: Pick<Described, 'feature' | 'name' | 'sharedWords'>,
  key: string,
): string[] =>
  [[feature, name], ...(sharedWords ? [['crud', sharedWords]] : [])].map(
    ([file, of]) => `${file}:${of}.${key}`,
  );
