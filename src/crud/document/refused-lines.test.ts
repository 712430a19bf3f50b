import { expect, test } from 'vitest';
import type { Line, Lines } from '#contract/kit/document/lines.ts';
import { refusedLines } from './refused-lines.ts';

const lines = { field: 'lines' } as Lines & { field: string };
const all = ['a', 'b'].map((key): Line => ({ key, position: 1 }));
const of = (errors: Record<string, string>) => refusedLines(lines, all, errors, (name) => name);

test('what is wrong with a line is said at it, and not above all of them', () => {
  const { refused, fieldError } = of({ 'lines.b.product_id': 'Archived.', customer_id: 'Gone.' });
  expect([...refused]).toEqual([['b', 'product_id: Archived.']]);
  expect(fieldError).toBeUndefined();
});

test('what is wrong with all lines, or with one that has gone, is said above them', () => {
  expect(of({ lines: 'Too many.' }).fieldError).toBe('Too many.');
  expect(of({ 'lines.c.product_id': 'Archived.' }).fieldError).toBe('Archived.');
});
