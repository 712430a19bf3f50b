import { expect, test } from 'vitest';
import type { Resource } from '../resource.ts';
import { pointersIn } from './ids-inside.ts';

const brands = { name: 'brands' } as Resource;
const idsIn = (key: string, value: unknown) => pointersIn({ ids: { [key]: () => brands } }, value);

test('ids are found at their key however deep they stand, each once', () => {
  const cells = [
    { brand_id: 4, percent: 10 },
    { brand_id: null },
    { brand_id: 4, more: { brand_id: 5 } },
  ];
  expect(idsIn('brand_id', cells)).toEqual([{ to: brands, ids: [4, 5] }]);
  expect(idsIn('brand_ids', { brand_ids: [1, 2] })).toEqual([{ to: brands, ids: [1, 2] }]);
  expect(idsIn('brand_id', undefined)).toEqual([{ to: brands, ids: [] }]);
});

test('a list of ids and a reference hold them themselves', () => {
  expect(idsIn('', [7, 8])).toEqual([{ to: brands, ids: [7, 8] }]);
  expect(pointersIn({ of: () => brands }, 9)).toEqual([{ to: brands, ids: [9] }]);
  expect(pointersIn({}, 9)).toEqual([]);
});
