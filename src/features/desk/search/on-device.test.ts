import { expect, test } from 'vitest';
import { understand } from '#contract/desk/search-rules.ts';
import { foundOnDevice } from './on-device.ts';

const people = [
  { licenseplate: 'EL 10001', name: 'Bjørn Ødegård', customer_id: 1024 },
  { licenseplate: 'AB-20002', name: null, customer_id: null },
  { licenseplate: null, name: 'Kari Nilsen', customer_id: null },
];
const found = (typed: string) =>
  foundOnDevice(people, understand(typed)).map(({ licenseplate, name }) => licenseplate ?? name);

test.each([
  ['el1', ['EL 10001']],
  ['EL 100', ['EL 10001']],
  ['c:2000', ['AB-20002']],
  ['odeg', ['EL 10001']],
  ['kari n', ['Kari Nilsen']],
  ['1024', ['EL 10001']],
  ['l1', []],
  ['ilsen', []],
])('the device finds by %s as the server would', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test('what the device knows nothing of it does not find', () => {
  for (const typed of ['o:1024', 'a:1', 'kari@example.test', '%', 'c:9', '']) {
    expect(found(typed)).toEqual([]);
  }
});
