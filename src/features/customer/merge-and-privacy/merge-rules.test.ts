import { expect, test } from 'vitest';
import { customers } from '#contract/customer/customers.ts';
import { emptyRow } from '#src/crud/record/empty-row.ts';
import { changeOf, differing, firstChoice, type Choice } from './merge-rules.ts';

const row = (overrides: object) => ({ ...emptyRow(customers), ...overrides });
const kept = row({ name: 'Kari Nilsen', phone: '99887766', counter_note: 'Calls first' });
const other = row({
  name: 'Kari Nielsen',
  number: '1207',
  email: 'kari@post.example',
  counter_note: 'Has a dog',
  tags: ['VIP'],
});
const first = (): Record<string, Choice> =>
  Object.fromEntries(differing(kept, other).map((name) => [name, firstChoice(name, kept, other)]));

test('two customers are compared by what people wrote, not by what the server drew', () => {
  expect(differing(kept, other)).toEqual(['name', 'phone', 'email', 'tags', 'counter_note']);
});

test('before anybody chooses, nothing that was written down is lost', () => {
  expect(changeOf(first(), kept, other)).toEqual({
    email: 'kari@post.example',
    tags: ['VIP'],
    counter_note: 'Calls first\nHas a dog',
  });
});

test('what is chosen is what the kept customer has', () => {
  const choices = { ...first(), name: 'other', counter_note: 'kept', tags: 'kept' } as const;
  expect(changeOf(choices, kept, other)).toEqual({
    name: 'Kari Nielsen',
    email: 'kari@post.example',
  });
});
