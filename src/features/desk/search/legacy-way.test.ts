import { expect, test } from 'vitest';
import { searchHints, understand } from '#contract/desk/search-rules.ts';
import { knownRouteAt } from '#src/navigation/route-list.ts';
import { legacyWay } from './legacy-way.ts';

const way = (typed: string) => legacyWay(understand(typed));

test('an order and a tyre hotel are opened, everything else is looked for in its list', () => {
  expect(way('o:123')).toBe('123/order2/main');
  expect(way('f:881')).toBe('tyre-hotel/details/881');
  expect(way('so: PO-77')).toBe('stock/stock-refill/list?query=so%3APO-77');
  expect(way('pos:A.12')).toBe('tyre-hotel/list?query=pos%3AA.12');
  expect(way('EL12345')).toBeNull();
});

test('every prefix leads to an address that the product is known by, or is answered here', () => {
  const prefixed = searchHints.filter(({ example }) => example.endsWith(':'));
  const here = ['c:', 'i:'];
  for (const { example } of prefixed) {
    const path = way(`${example}1.2`) ?? way(`${example}1`);
    if (here.includes(example)) expect(path).toBeNull();
    else expect(knownRouteAt(path?.split('?')[0] ?? '?')).toBeDefined();
  }
});
