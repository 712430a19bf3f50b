import { expect, test } from 'vitest';
import { paidOf, payStateOf } from './payment-rules.ts';

const invoice = { gross: 500_00, credited: 0, charges: 0, open: 500_00, due_date: '2026-11-30' };

test('an invoice is overdue from the day after it is due', () => {
  expect(payStateOf(invoice, '2026-11-30')).toBe('open');
  expect(payStateOf(invoice, '2026-12-01')).toBe('overdue');
});

test('what is paid in full is paid, however late it is', () => {
  expect(payStateOf({ ...invoice, open: 0 }, '2027-01-01')).toBe('paid');
  expect(payStateOf({ ...invoice, open: 1 }, '2027-01-01')).toBe('overdue');
});

test('what was taken back as a whole is credited, and a part of it only makes less of it', () => {
  expect(payStateOf({ ...invoice, credited: 500_00, open: 0 }, '2026-11-30')).toBe('credited');
  const part = { ...invoice, credited: 200_00, open: 0 };
  expect(payStateOf(part, '2026-11-30')).toBe('paid');
  expect(paidOf(part)).toBe(300_00);
});

test('an invoice of nothing is paid', () => {
  expect(payStateOf({ ...invoice, gross: 0, open: 0 }, '2027-01-01')).toBe('paid');
});
