import { expect, test } from 'vitest';
import { fc } from '#tests/support/random/fast-check.ts';
import type { JournalEvent, JournalLine, JournalTransaction } from './entries.ts';
import { registerSums } from './report.ts';

const written = { day: '2020-01-01', time: '09:00:00', user_id: 1000, user: 'Ola' };
const none = { sales: 0, returns: 0 };

const line = (group: string, gross: number, vat: number, more: object = {}): JournalLine => ({
  position: 0,
  description: '',
  article: '',
  group,
  quantity: 1000,
  gross,
  net: gross - vat,
  vat,
  vat_code: '3',
  vat_rate: 25_00,
  discount: 0,
  ...more,
});

const paidBy = (kind: 'cash' | 'card', amount: number) => ({
  method_id: kind === 'cash' ? 1 : 2,
  method: kind === 'cash' ? 'Cash' : 'Card',
  kind,
  amount,
  handed: null,
  reference: '',
});

function transaction(nr: number, more: Partial<JournalTransaction>): JournalTransaction {
  const { lines = [], payments = [] } = more;
  const gross = lines.reduce((sum, one) => sum + one.gross, 0);
  return {
    ...written,
    nr,
    kind: 'sale',
    gross,
    net: lines.reduce((sum, one) => sum + one.net, 0),
    rounding: payments.reduce((sum, one) => sum + one.amount, 0) - gross,
    of_nr: null,
    reason: '',
    signature: '',
    key_version: 1,
    ...more,
    lines,
    payments,
  };
}

const event = (kind: JournalEvent['kind'], more: Partial<JournalEvent> = {}): JournalEvent => ({
  ...written,
  nr: 1,
  kind,
  transaction_nr: null,
  text: '',
  amount: 0,
  group: '',
  ...more,
});

const low = { vat_code: '2', vat_rate: 15_00 };
/** The day of the authority's own example. */
const day = {
  transactions: [
    transaction(1000, {
      user_id: 1001,
      user: 'Kari',
      lines: [
        line('100', 32_80, 4_28, low),
        line('100', 25_80, 3_37, low),
        line('100', 27_80, 3_63, low),
      ],
      payments: [paidBy('card', 86_40)],
    }),
    transaction(1001, {
      user_id: 1001,
      user: 'Kari',
      lines: [line('200', 116_00, 23_20), line('300', 179_40, 35_88)],
      payments: [paidBy('cash', 295_00)],
    }),
    transaction(1002, {
      lines: [line('200', 116_00, 23_20), line('100', 32_80, 4_28, low)],
      payments: [paidBy('card', 148_80)],
    }),
    transaction(1003, {
      kind: 'return',
      lines: [line('100', -16_40, -2_14, low)],
      payments: [paidBy('card', -16_40)],
    }),
  ],
  events: [
    ...[1000, 1001, 1002].map((transaction_nr) => event('sales_receipt', { transaction_nr })),
    event('drawer_opened', { transaction_nr: 1001 }),
    event('line_removed', { amount: 16_40 }),
    event('copy', { transaction_nr: 1002, amount: 148_80 }),
    event('price_asked', { group: '100', amount: 27_80 }),
    event('drawer_opened'),
    event('return_receipt', { transaction_nr: 1003 }),
  ],
};

test('the sums of a day are those of the authority’s example', () => {
  expect(registerSums(day, none)).toMatchObject({
    cash_sales: 514_20,
    groups: [
      { group: '100', count: 1, amount: 102_80 },
      { group: '200', count: 2, amount: 232_00 },
      { group: '300', count: 1, amount: 179_40 },
    ],
    user_groups: [
      { user: 'Ola', group: '100', count: 0, amount: 16_40 },
      { user: 'Ola', group: '200', count: 1, amount: 116_00 },
      { user: 'Kari', group: '100', count: 1, amount: 86_40 },
      { user: 'Kari', group: '200', count: 1, amount: 116_00 },
      { user: 'Kari', group: '300', count: 1, amount: 179_40 },
    ],
    methods: [
      { method: 'Card', count: 1, amount: 218_80 },
      { method: 'Cash', count: 1, amount: 295_00 },
    ],
    vat: [
      { vat_code: '2', net: 89_38, vat: 13_42 },
      { vat_code: '3', net: 329_12, vat: 82_28 },
    ],
    receipts: 3,
    drawer_openings: 1,
    copies: { count: 1, amount: 148_80 },
    returns: { count: 1, amount: 16_40 },
    lines_removed: { count: 1, amount: 16_40 },
    prices_asked: [{ group: '100', count: 1, amount: 27_80 }],
    grand: { sales: 530_60, returns: 16_40 },
  });
});

test('two who are called the same are two', () => {
  const sold = (nr: number, user_id: number) =>
    transaction(nr, {
      user_id,
      lines: [line('1', 10_00, 2_00)],
      payments: [paidBy('card', 10_00)],
    });
  const { user_groups } = registerSums(
    { transactions: [sold(1, 7), sold(2, 8)], events: [] },
    none,
  );
  expect(user_groups).toHaveLength(2);
});

test('what lies in the drawer is the float, what was paid in coins and put in, less what was taken out', () => {
  const moved = [
    transaction(1, { kind: 'float', gross: 1000_00, payments: [] }),
    transaction(2, { kind: 'pay_in', gross: 200_00, payments: [] }),
    transaction(3, { kind: 'pay_out', gross: -350_00, payments: [] }),
    transaction(4, { kind: 'difference', gross: -1_00, payments: [] }),
  ];
  const sums = registerSums({ ...day, transactions: [...day.transactions, ...moved] }, none);
  expect(sums.in_drawer).toBe(1000_00 + 295_00 + 200_00 - 350_00 - 1_00);
  expect(sums).toMatchObject({
    cash_sales: 514_20,
    float: 1000_00,
    pay_ins: { count: 1, amount: 200_00 },
    pay_outs: { count: 1, amount: 350_00 },
    differences: { count: 1, amount: -1_00 },
  });
});

test('a line of which something was taken off by hand counts as a discount, and what a customer gets back with new goods apart', () => {
  const lines = [line('200', 90_00, 18_00, { discount: 10_00 }), line('200', -40_00, -8_00)];
  const sums = registerSums(
    { transactions: [transaction(1, { lines, payments: [paidBy('card', 50_00)] })], events: [] },
    { sales: 1000_00, returns: 5_00 },
  );
  expect(sums).toMatchObject({
    cash_sales: 50_00,
    discounts: { count: 1, amount: 10_00 },
    returns: { count: 1, amount: 40_00 },
    grand: { sales: 1090_00, returns: 45_00 },
  });
});

test('however a day is cut by Z reports, what was sold and taken back since the first use is the same', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -500_00, max: 900_00 }), { maxLength: 20 }),
      fc.array(fc.nat(20), { maxLength: 4 }),
      (amounts, cuts) => {
        const all = amounts.map((gross, nr) =>
          transaction(nr, {
            kind: gross < 0 ? 'return' : 'sale',
            lines: [line('1', gross, 0)],
            payments: [paidBy('card', gross)],
          }),
        );
        let grand = none;
        const ends = [...cuts, all.length].toSorted((one, other) => one - other);
        for (const [at, to] of ends.entries()) {
          const transactions = all.slice(at === 0 ? 0 : ends[at - 1], to);
          grand = { ...registerSums({ transactions, events: [] }, grand).grand };
        }
        expect(grand).toEqual(registerSums({ transactions: all, events: [] }, none).grand);
      },
    ),
  );
});
