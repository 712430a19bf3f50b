import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { menu } from '#server/features/platform/navigation/menu.ts';
import { quickButtons } from '#server/features/platform/navigation/quick-buttons.ts';
import { knownRoutes } from '#src/navigation/route-list.ts';
import type { Screen } from '#src/navigation/screen.ts';

// Not for the types of Node: what the table leads to is made for a browser.
const table: string = '#src/app/screens.ts';
const { screens } = (await import(table)) as { screens: readonly Screen[] };

test('whatever the menu and the bar can offer is the address of a screen, or one the product is known by', () => {
  const offered = [
    ...menu.flatMap(({ items }) => items.map(({ path }) => path)),
    ...quickButtons.flatMap(({ path, addPath }) => [path, addPath]),
  ];
  const unknown = (path: string) =>
    ![...screens, ...knownRoutes].some(({ path: known, also = [] }) =>
      [known, ...also].some((one) => one !== '*' && matchPath(`/${one}`, `/${path}`)),
    );
  expect(offered.filter(unknown)).toEqual([]);
  expect(offered).toContain('sysop/billing');
});

test('every entry of the menu has a name of its own', () => {
  const titles = menu.flatMap(({ items }) => items.map(({ title }) => title));
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  expect(titles).toContain('navigation:items.accounts');
});
