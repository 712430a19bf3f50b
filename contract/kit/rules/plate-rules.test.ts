import { expect, test } from 'vitest';
import { plateKey } from './plate-rules.ts';

test('a plate is kept in capitals, without what people put between', () => {
  expect(plateKey(' el 12-345 ')).toBe('EL12345');
  expect(plateKey('åä.1')).toBe('ÅÄ1');
});

test('a plate is one with whatever people put between its parts', () => {
  for (const typed of ['EL\u00A012345', 'EL–12345', 'EL·12345', 'EL\u200B12345', 'ＥＬ12345'])
    expect(plateKey(typed)).toBe('EL12345');
});

test('Greek and Cyrillic letters of a plate are kept as the Latin ones that they look like', () => {
  expect(plateKey('аа 1234 вв')).toBe('AA1234BB');
  expect(plateKey('ΑΒΕ-1234')).toBe('ABE1234');
  expect(plateKey('ЂЖ 1')).toBe('ЂЖ1');
});
