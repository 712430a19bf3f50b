import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import type { Field } from '#contract/kit/field.ts';
import { number, quantity } from '#contract/kit/fields.ts';
import type { ResourceWords } from '../words.ts';
import { filterText } from './filter-text.ts';

// Each text is its key.
beforeAll(() => i18next.init({ lng: 'cimode' }));

const from = (field: Field, least: string) =>
  filterText(field, 'there', { there_from: least }, {} as ResourceWords);

test('of what can be parted, the least there is means more than nothing; one of what cannot be means one', () => {
  expect(from(quantity({}), '1')).toBe('filter.overNothing');
  expect(from(quantity({}), '1000')).toBe('filter.atLeast');
  expect(from(number({ from: 0, to: 9 }, {}), '1')).toBe('filter.atLeast');
});
