import { expect, test } from 'vitest';
import { shownVisits, withVisit, type Visit } from './visit-rules.ts';

const hour = 3_600_000;
const visit = (path: string, at = 0): Visit => ({ path, title: path, kind: '', at });
const pathsOf = (visits: readonly Visit[]) => visits.map(({ path }) => path);

test('what was opened last stands first, once, by what it is called now', () => {
  const renamed = { ...visit('cars/1', 2), title: 'EL12345' };
  expect(withVisit([visit('queue', 1), visit('cars/1')], renamed)).toEqual([
    renamed,
    visit('queue', 1),
  ]);
});

test('five other pages are shown beside the one that is open', () => {
  const visits = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].reduce<Visit[]>(
    (all, path) => withVisit(all, visit(path)),
    [],
  );
  expect(pathsOf(shownVisits(visits, 'g', 0))).toEqual(['f', 'e', 'd', 'c', 'b']);
  expect(pathsOf(shownVisits(visits, 'elsewhere', 0))).toEqual(['g', 'f', 'e', 'd', 'c']);
});

test('after three days a name is neither shown nor kept', () => {
  const old = [visit('customers/1')];
  expect(shownVisits(old, '', 72 * hour)).toEqual([]);
  expect(pathsOf(withVisit(old, visit('queue', 72 * hour)))).toEqual(['queue']);
});
