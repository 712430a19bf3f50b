import { navbar } from '#contract/platform/navigation.ts';
import type { Navbar } from '#contract/platform/navigation.ts';
import type { Screen } from '#src/navigation/screen.ts';

/** A way to a screen: its path below the site, and the key of its words. */
export type Way = Navbar['navbarButtons'][number]['list'];

/** A part of the menu, with what leads somewhere. */
export interface MenuGroup {
  readonly title: string;
  readonly items: readonly (Way & { readonly part?: string | undefined })[];
}

/** What bar and menu show: what the server offers, without what leads nowhere yet. */
export interface Offered {
  readonly groups: readonly MenuGroup[];
  readonly favourites: readonly Way[];
  readonly buttons: readonly { readonly list: Way | null; readonly add: Way | null }[];
  readonly search: boolean;
  readonly queue: boolean;
  readonly notifications: boolean;
}

type ScreenPlace = Pick<Screen, 'path' | 'also' | 'placeholder'>;

/** Whether one of the screens is reached by a path without parameters. Where a parameter may be left out, it is. */
export const hasScreen = (screens: readonly ScreenPlace[], path: string): boolean =>
  screens.some(
    (screen) =>
      !screen.placeholder &&
      [screen.path, ...(screen.also ?? [])].some(
        (spelling) => spelling.replace(/\/:\w+\?$/, '') === path,
      ),
  );

// The server offers them to who has their feature; a page of theirs without a screen says what it is waiting for.
const alwaysSeen = ['mekonomen', 'dack'].map((name) => `navigation:groups.${name}`);

const shownOf = (title: string, items: MenuGroup['items'], there: (way: Way) => boolean) =>
  alwaysSeen.includes(title) ? items : items.filter(there);

const { nav, navbarButtons, favourites } = navbar.shape;

/**
 * What is shown of the server's answer; nothing before there is one. A site with a legacy application
 * is shown all of it, because that is at every address without a screen of ours. Another back end may
 * describe its menu in a way of its own: what cannot be read is left out.
 */
export function offeredOf(
  answer: Navbar | undefined,
  screens: readonly ScreenPlace[],
  hasLegacy = false,
): Offered {
  const there = (way: Way) => hasLegacy || hasScreen(screens, way.path);
  const menu = nav.safeParse(answer?.nav).data?.[0]?.groups ?? [];
  const pairs = navbarButtons.safeParse(answer?.navbarButtons).data ?? [];
  // Where there is no room for the buttons they are found in the menu, and only once.
  const daily = pairs.flatMap(({ list, add }) => [list, add]);
  const once = ({ path }: Way) => !daily.some((way) => way.path === path);
  const others = menu.map(({ title, items }) => ({ title, items: items.filter(once) }));
  const groups: MenuGroup[] = [{ title: 'navigation:daily', items: daily }, ...others]
    .map(({ title, items }) => ({ title, items: shownOf(title, items, there) }))
    .filter(({ items }) => items.length > 0);
  const buttons = pairs
    .map(({ list, add }) => ({ list: there(list) ? list : null, add: there(add) ? add : null }))
    .filter(({ list, add }) => list ?? add);
  return {
    groups,
    favourites: (favourites.safeParse(answer?.favourites).data ?? []).filter(there),
    buttons,
    search: answer?.hasSearchBar ?? false,
    queue: (answer?.hasCustomerQueue ?? false) && hasScreen(screens, 'queue'),
    notifications: (answer?.hasNotifications ?? false) && hasScreen(screens, 'notification/list'),
  };
}
