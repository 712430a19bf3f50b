import { expect, test } from 'vitest';
import { feeOf, levelsUsed, type LawLevel } from './reminder-law.ts';
import { proposed, type Debt, type RunSource } from './run-rules.ts';

const held = { valid_from: '2026-01-01', valid_to: null, needs_agreement: false };
const law: LawLevel[] = [
  { ...held, level: 1, kind: 'friendly', after_due: 3, after_last: 0, pay_days: 7, fee: 0 },
  { ...held, level: 2, kind: 'reminder', after_due: 14, after_last: 7, pay_days: 14, fee: 37_50 },
  { ...held, level: 3, kind: 'notice', after_due: 28, after_last: 14, pay_days: 14, fee: 37_50 },
  { ...held, level: 4, kind: 'demand', after_due: 42, after_last: 14, pay_days: 14, fee: 112_50 },
];
const terms = {
  friendly: true,
  own_collection: false,
  fees: true,
  fee_agreed: false,
  compensation: false,
  grace: 0,
};
const debt = (more: Partial<Debt> = {}): Debt => ({
  invoice_id: 1,
  customer_id: 7,
  currency: 'NOK',
  due: '2026-03-01',
  open: 500_00,
  level: 0,
  last_day: null,
  pay_by: null,
  is_disputed: false,
  has_plan: false,
  in_collection: false,
  credit: 0,
  interest: 0,
  ...more,
});
const levels = levelsUsed(law, terms, '2026-03-20');
const on = (
  day: string,
  debts: Debt[],
  more: { source?: RunSource; least?: number; grace?: number } = {},
) => proposed(debts, { source: 'reminders', levels, grace: 0, least: 0, day, ...more });

test('a friendly reminder may leave three days after it was due, and the first with a fee fourteen', () => {
  expect(on('2026-03-03', [debt()])[0]).toMatchObject({ reason: 'too_early', from: '2026-03-04' });
  expect(on('2026-03-04', [debt()])[0]).toMatchObject({ state: 'planned', level: 1 });
  const reminded = debt({ level: 1, last_day: '2026-03-04', pay_by: '2026-03-11' });
  expect(on('2026-03-14', [reminded])[0]).toMatchObject({ from: '2026-03-15', level: 2 });
  expect(on('2026-03-15', [reminded])[0]).toMatchObject({ state: 'planned', level: 2 });
});

test('who is as late as the first reminder wants gets no friendly word before it', () => {
  expect(on('2026-03-14', [debt()])[0]!.level).toBe(1);
  expect(on('2026-03-15', [debt()])[0]).toMatchObject({ state: 'planned', level: 2 });
});

test('the next one waits until the time to pay of the one before is over, and as long as the company wants besides', () => {
  const late = debt({ level: 2, last_day: '2026-05-01', pay_by: '2026-05-15' });
  expect(on('2026-05-15', [late])[0]!.from).toBe('2026-05-16');
  expect(on('2026-05-16', [late])[0]!.level).toBe(3);
  expect(on('2026-03-10', [debt()], { grace: 10 })[0]!.from).toBe('2026-03-14');
});

test('nobody is reminded of what is disputed, paid by a plan, at collection, covered by a credit, or was reminded of at every level', () => {
  const reasonOf = (more: Partial<Debt>) => on('2026-06-01', [debt(more)])[0]!.reason;
  expect(reasonOf({ is_disputed: true })).toBe('disputed');
  expect(reasonOf({ has_plan: true })).toBe('plan');
  expect(reasonOf({ in_collection: true })).toBe('in_collection');
  expect(reasonOf({ credit: 500_00 })).toBe('has_credit');
  expect(reasonOf({ credit: 499_99 })).toBe('');
  expect(reasonOf({ level: 3, last_day: '2026-05-01', pay_by: '2026-05-15' })).toBe('all_sent');
});

test('where the law of a country is not written down, nobody is reminded of anything', () => {
  const none = { source: 'reminders', levels: [], grace: 0, least: 0, day: '2026-06-01' } as const;
  expect(proposed([debt()], none)[0]).toMatchObject({ state: 'out', reason: 'no_law' });
});

test('what one customer owes altogether is too little, or it is not', () => {
  const two = [debt({ open: 60_00 }), debt({ invoice_id: 2, open: 40_00 })];
  const reasons = (least: number) => on('2026-03-10', two, { least }).map(({ reason }) => reason);
  expect(reasons(100_00)).toEqual(['', '']);
  expect(reasons(100_01)).toEqual(['below', 'below']);
});

test('one letter is of one customer, level and currency', () => {
  const all = on('2026-03-14', [
    debt(),
    debt({ invoice_id: 2 }),
    debt({ invoice_id: 3, customer_id: 8 }),
    debt({ invoice_id: 4, currency: 'EUR' }),
    debt({ invoice_id: 5, due: '2026-02-01', level: 1 }),
  ]);
  const parts = all.map(({ part }) => part);
  expect(parts[1]).toBe(parts[0]);
  expect(new Set(parts).size).toBe(4);
});

test('to collection goes only what was noticed of it, once the time to pay is over', () => {
  const of = (more: Partial<Debt>, day = '2026-06-01') =>
    on(day, [debt(more)], { source: 'collection' })[0]!;
  const noticed = { level: 3, last_day: '2026-05-01', pay_by: '2026-05-15' };
  expect(of({ level: 2, last_day: '2026-05-01', pay_by: '2026-05-15' }).reason).toBe('too_early');
  expect(of(noticed, '2026-05-15')).toMatchObject({ reason: 'too_early', from: '2026-05-16' });
  expect(of(noticed, '2026-05-16').state).toBe('planned');
  expect(of({ ...noticed, is_disputed: true }).reason).toBe('disputed');
});

test('a level is used from its first day to its last, and a demand only by who collects', () => {
  const ends = law.map((level) =>
    level.level === 3 ? { ...level, valid_to: '2026-06-30' } : level,
  );
  const used = (day: string, more: Partial<typeof terms> = {}) =>
    levelsUsed(ends, { ...terms, ...more }, day).map(({ level }) => level);
  expect(used('2026-06-30')).toEqual([1, 2, 3]);
  expect(used('2026-07-01')).toEqual([1, 2]);
  expect(used('2026-06-30', { friendly: false, own_collection: true })).toEqual([2, 3, 4]);
});

test('a business is asked for the compensation once instead of fees, and nobody for a fee that was to be agreed', () => {
  const [, reminder] = law as [LawLevel, LawLevel];
  const business = { isBusiness: true, compensation: 460_00, wasCompensated: false };
  expect(feeOf(reminder, terms, business)).toBe(37_50);
  const takes = { ...terms, compensation: true };
  expect(feeOf(reminder, takes, business)).toBe(460_00);
  expect(feeOf(reminder, takes, { ...business, wasCompensated: true })).toBe(0);
  expect(feeOf(reminder, takes, { ...business, compensation: 0 })).toBe(37_50);
  expect(feeOf(reminder, takes, { ...business, isBusiness: false })).toBe(37_50);
  const agreed = { ...reminder, needs_agreement: true };
  expect(feeOf(agreed, terms, business)).toBe(0);
  expect(feeOf(agreed, { ...terms, fee_agreed: true }, business)).toBe(37_50);
  expect(feeOf(reminder, { ...terms, fees: false }, business)).toBe(0);
});
