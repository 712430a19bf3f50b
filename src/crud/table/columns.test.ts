import { expect, test } from 'vitest';
import { customers } from '#contract/customer/customers.ts';
import { moved } from '../reorder/moved.ts';
import {
  fitted,
  headWidth,
  readColumns,
  startColumns,
  withWidth,
  writeColumns,
} from './columns.ts';

const names = (text: string | null) => readColumns(text, customers)?.map(({ name }) => name);

test('a list starts with what one is called by, then the fields that say so', () => {
  expect(startColumns(customers).map(({ name }) => name)).toEqual([
    'name',
    'number',
    'type',
    'phone',
    'email',
    'city',
    'tags',
    'last_visit',
  ]);
});

test('columns, their order and their width come back from an address', () => {
  const columns = [
    { name: 'city', width: null },
    { name: 'name', width: 240 },
  ];
  expect(readColumns(writeColumns(columns), customers)).toEqual(columns);
});

test('what an old or hostile address says of unknown, doubled or huge columns does no harm', () => {
  expect(names('gone,city,city,__proto__,name:9e9')).toEqual(['city', 'name']);
  expect(readColumns('name:999999', customers)).toEqual([{ name: 'name', width: 800 }]);
  expect(readColumns('name:wide', customers)).toEqual([{ name: 'name', width: null }]);
  expect(readColumns('gone', customers)).toBeNull();
  expect(readColumns(null, customers)).toBeNull();
});

test('a column is moved and the others close up; past the ends it stays', () => {
  const columns = readColumns('name,number,city', customers) ?? [];
  expect(writeColumns(moved(columns, 2, 0))).toBe('city,name,number');
  expect(writeColumns(moved(columns, 0, 1))).toBe('number,name,city');
  expect(writeColumns(moved(columns, 0, -1))).toBe('name,number,city');
  expect(writeColumns(moved(columns, 2, 3))).toBe('name,number,city');
});

test('a column is never drawn too narrow to be found again', () => {
  expect(withWidth([{ name: 'city', width: null }], 'city', 3)[0]?.width).toBe(64);
});

test('columns that have room keep their width; else each gives of what it can, so that the last is in sight', () => {
  const columns = [
    { width: 200, least: 100 },
    { width: 100, least: 100 },
    { width: 300, least: 200 },
  ];
  expect(fitted(columns, 700)).toEqual([200, 100, 300]);
  expect(fitted(columns, 500)).toEqual([150, 100, 250]);
  // Less than they must have they are not: the table is scrolled then.
  expect(fitted(columns, 300)).toEqual([100, 100, 200]);
});

test('a heading has room for its longest word', () => {
  expect(headWidth('Registreringsnummer')).toBeGreaterThan(headWidth('Reg.nr.'));
  expect(headWidth('Sum med mva')).toBe(headWidth('Sum'));
});
