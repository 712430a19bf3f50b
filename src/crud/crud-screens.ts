import type { ComponentType } from 'react';
import { placeResource, type ResourcePaths } from './resource-paths.ts';
import type { Screen } from '#src/navigation/screen.ts';

/** The screens of a resource as `screensOf` makes them. */
export type ResourceScreens = Readonly<Record<'list' | 'add' | 'one' | 'import', ComponentType>>;

interface Input extends ResourcePaths {
  /** The words of its list: `feature:resource.title`. */
  readonly title: `${string}:${string}.title`;
  readonly read: string;
  readonly write: string;
  /** Whether the first field of a new one has the focus as soon as it is there: also under a finger, or on no device. */
  readonly beginsTyping?: boolean;
  /** Features whose words they say besides their own's. */
  readonly words?: readonly string[];
}

/**
 * The screens of a resource, as data for a feature's `screens.ts`: neither the resource nor the
 * engine behind its screens is loaded before one of them is shown.
 */
export function crudScreens(
  { title, read, write, beginsTyping, words = [], ...paths }: Input,
  load: () => Promise<{ default: ResourceScreens }>,
): Screen[] {
  const [, feature = '', name = ''] = /^(.+):(.+)\.title$/.exec(title) ?? [];
  placeResource(name, paths);
  const begins = beginsTyping === true ? beginsTyping : ('by keyboard' as const);
  const screen = (which: keyof ResourceScreens, word: string, right: string): Screen[] => {
    const path = paths[which];
    if (path === undefined || (which === 'add' && paths.addAtOne)) return [];
    return [
      {
        path,
        ...(which === 'list' && paths.also && { also: paths.also }),
        ...(which === 'one' && paths.addAtOne && paths.add && { also: [paths.add] }),
        ...(which === 'add' && paths.begin && { aside: true }),
        ...(which === 'add' && beginsTyping !== false && { beginsTyping: begins }),
        title: `${feature}:${name}.${word}`,
        rights: [right],
        words: ['crud', ...words],
        part: which,
        load,
      },
    ];
  };
  return [
    ...screen('list', 'title', read),
    ...screen('add', 'new', write),
    ...screen('import', 'import', write),
    ...screen('one', 'one', read),
  ];
}
