import { expect, test, vi } from 'vitest';
import { keepStart, ListMemory, nearestStart } from './list-memory.ts';

const chains = { name: 'customers', of: 'chain', fields: {} } as const;
const sites = { name: 'hours', of: 'site', fields: {} } as const;
const companies = { name: 'vat-codes', of: 'company', fields: {} } as const;
const here = { chainId: 1, companyId: 1, siteId: 1 };

test('the pages of a list in whichever order are one list, narrowed otherwise it is another', () => {
  const lists = new ListMemory();
  const list = lists.of(chains, here, { q: 'kari', type: 'company' });
  const other = { type: 'company', q: 'kari', page: 7, per_page: 25, sort_by: 'number:desc' };
  expect(lists.of(chains, here, other)).toBe(list);
  for (const query of [{}, { q: 'kari' }, { q: 'kari', type: 'private' }, { archived: '1' }]) {
    expect(lists.of(chains, here, query)).not.toBe(list);
  }
});

test('a list is that of a chain, a company or a site, as its resource is', () => {
  const lists = new ListMemory();
  const next = { ...here, siteId: 2 };
  const nextCompany = { ...here, companyId: 2, siteId: 3 };
  expect(lists.of(chains, next, {})).toBe(lists.of(chains, here, {}));
  expect(lists.of(chains, { ...here, chainId: 2 }, {})).not.toBe(lists.of(chains, here, {}));
  expect(lists.of(sites, next, {})).not.toBe(lists.of(sites, here, {}));
  expect(lists.of(companies, next, {})).toBe(lists.of(companies, here, {}));
  expect(lists.of(companies, nextCompany, {})).not.toBe(lists.of(companies, here, {}));
});

test('what is known of a list is forgotten when its resource changes, and after ten seconds', () => {
  vi.useFakeTimers();
  const lists = new ListMemory();
  const before = lists.of(chains, here, {});
  lists.forget(sites);
  vi.advanceTimersByTime(9_999);
  expect(lists.of(chains, here, {})).toBe(before);
  vi.advanceTimersByTime(1);
  const after = lists.of(chains, here, {});
  expect(after).not.toBe(before);
  lists.forget(chains);
  expect(lists.of(chains, here, {})).not.toBe(after);
  vi.useRealTimers();
});

test('the nearest place before a page is where its search begins', () => {
  const list = new ListMemory().of(chains, here, {});
  for (const offset of [20_000, 10_000, 30_000]) {
    keepStart(list, 'name', { offset, value: 'x', id: offset });
  }
  expect(nearestStart(list, 'name', 29_999)?.offset).toBe(20_000);
  expect(nearestStart(list, 'name', 30_000)?.offset).toBe(30_000);
  expect(nearestStart(list, 'name', 9_999)).toBeUndefined();
  expect(nearestStart(list, 'number', 30_000)).toBeUndefined();
});
