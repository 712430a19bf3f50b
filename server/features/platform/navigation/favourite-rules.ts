import type { Navbar } from '#contract/platform/navigation.ts';

type Way = Navbar['navbarButtons'][number]['list'];

const most = 20;

/** The favourites that a person may open now, in the order in which they were chosen: what is not offered to them any more is not shown. */
export function shownFavourites(
  kept: readonly string[],
  { nav, navbarButtons }: Pick<Navbar, 'nav' | 'navbarButtons'>,
): Way[] {
  const offered = [
    ...navbarButtons.flatMap(({ list, add }) => [list, add]),
    ...nav.flatMap(({ groups }) => groups.flatMap(({ items }) => items)),
  ];
  return kept.flatMap((path) => {
    const way = offered.find((one) => one.path === path);
    return way ? [{ path, title: way.title }] : [];
  });
}

/** The favourites after one more was chosen or one was given up; of too many the oldest goes. */
export function withFavourite(kept: readonly string[], path: string, wanted: boolean): string[] {
  const others = kept.filter((one) => one !== path);
  return wanted ? [...others, path].slice(-most) : others;
}
