import { describe, expect, test } from 'vitest';
import { fc } from '#tests/support/random/fast-check.ts';
import { documentTotals } from '../../money/document-totals.ts';
import { rowsOfPreset } from '../book-presets/rows.ts';
import type { BookedEvent, DepositEvent, SaleEvent } from './events.ts';
import type { Books } from './books.ts';
import { voucherLines } from './posting.ts';

const always = { valid_from: null, valid_to: null };

/** The books of a country as the preset fills them; ids of accounts are their numbers. */
function booksOf(country: string): Books {
  const rows = (resource: string): Record<string, never>[] =>
    rowsOfPreset(country).flatMap((part) =>
      part.resource === resource
        ? part.rows.map((row, id) => ({
            ...always,
            id,
            ...Object.fromEntries(
              Object.entries(row).map(([name, value]) => [
                name,
                name.endsWith('account_id') && value !== null ? Number(value) : value,
              ]),
            ),
          }))
        : [],
    ) as never;
  return {
    sales: rows('sales-accounting-rules') as never,
    payments: rows('payment-accounting-rules') as never,
    vatCodes: rows('vat-codes') as never,
    methods: rows('payment-methods') as never,
    accounts: new Map(
      rows('ledger-accounts').map(({ number }) => [
        Number(number),
        { number: String(number), cost_centre_required: false, ...always },
      ]),
    ),
  };
}

const norway = booksOf('NO');
const day = '2026-11-30';
const sale = (lines: readonly Partial<SaleEvent['lines'][number]>[], more = {}): SaleEvent => ({
  kind: 'invoice',
  source: { kind: 'invoices', id: 1 },
  document: { kind: 'invoices', id: 1, number: '1001' },
  day,
  vat_day: day,
  customer_type: 'private',
  customer_country: 'NO',
  lines: lines.map((line) => ({
    net: 400_00,
    vat: 100_00,
    vat_code: '3',
    vat_rate: 25_00,
    vat_category: 'S',
    product_kind: 'tyre',
    product_type_id: null,
    cost_centre_id: null,
    ...line,
  })),
  ...more,
});
const deposit = (more: Partial<DepositEvent> = {}): DepositEvent => ({
  kind: 'deposit',
  source: { kind: 'order-deposits', id: 1 },
  document: { kind: 'orders', id: 1, number: '7' },
  day,
  amount: 500_00,
  rounding: 0,
  payment_kind: 'card',
  payment_method_id: 1,
  cost_centre_id: null,
  ...more,
});
const booked = (event: BookedEvent, books = norway) => {
  const made = voucherLines(event, books, day);
  return 'lack' in made
    ? made.lack
    : Object.fromEntries(made.lines.map(({ account, amount }) => [account, amount]));
};

describe('an invoice', () => {
  test('is owed whole, its revenue by the sales rule and its VAT on the account of its code', () => {
    expect(booked(sale([{}, {}]))).toEqual({ '1500': 1000_00, '3000': -800_00, '2700': -200_00 });
  });

  test('of several rates has a line of revenue and one of VAT for each', () => {
    const free = { net: 50_00, vat: 0, vat_code: '5', vat_rate: 0 };
    expect(booked(sale([{}, free]))).toEqual({
      '1500': 550_00,
      '3000': -400_00,
      '2700': -100_00,
      '3100': -50_00,
    });
  });

  test('is taken back by a credit note account by account', () => {
    expect(booked(sale([{}], { kind: 'credit' }))).toEqual({
      '1500': -500_00,
      '3000': 400_00,
      '2700': 100_00,
    });
  });

  test('of months to come is held as prepaid, and its VAT is owed at once', () => {
    const period = { from: '2026-11-01', to: '2027-04-30' };
    expect(booked(sale([{ period }, {}]))).toEqual({
      '1500': 1000_00,
      '2965': -400_00,
      '3000': -400_00,
      '2700': -200_00,
    });
    const held = { prepaid_account_id: 2965, income_account_id: 3000, cost_centre_id: null };
    const accrual = {
      ...deposit(),
      kind: 'accrual',
      source: { kind: 'prepaid-income', id: 1 },
      lines: [{ ...held, amount: 66_30 }],
    } as BookedEvent;
    expect(booked(accrual)).toEqual({ '2965': 66_30, '3000': -66_30 });
  });

  test('that comes to nothing is not booked, whatever the books lack', () => {
    const nothing = sale([{ net: 0, vat: 0 }]);
    const empty = { ...norway, sales: [], payments: [], vatCodes: [] };
    expect(voucherLines(nothing, empty, day)).toEqual({ lines: [] });
  });

  test('waits for a rule where none is met, and says of what', () => {
    const lacking = { ...norway, sales: norway.sales.filter(({ vat_code }) => vat_code === '6') };
    expect(booked(sale([{}]), lacking)).toMatchObject({
      code: 'sales_rule',
      about: { product_kind: 'tyre', vat_code: '3', customer_type: 'private' },
    });
  });

  test('waits where its VAT code has no account on the day it was delivered', () => {
    const vatCodes = norway.vatCodes.map((code) => ({ ...code, valid_from: '2026-11-01' }));
    const before = sale([{}], { vat_day: '2026-10-31' });
    expect(booked(before, { ...norway, vatCodes })).toEqual({
      code: 'vat_account',
      about: { vat_code: '3' },
    });
  });

  test('waits where its account is not in use that day, or wants a cost centre that it has not', () => {
    const with3000 = (more: object) => ({
      ...norway,
      accounts: new Map(
        [...norway.accounts].map(([id, one]) => [id, id === 3000 ? { ...one, ...more } : one]),
      ),
    });
    const about = { account: '3000', account_id: 3000 };
    expect(booked(sale([{}]), with3000({ valid_to: '2026-11-29' }))).toEqual({
      code: 'account',
      about,
    });
    const centred = with3000({ cost_centre_required: true });
    expect(booked(sale([{}]), centred)).toEqual({ code: 'cost_centre', about });
    expect(booked(sale([{ cost_centre_id: 4 }]), centred)).toMatchObject({ '3000': -400_00 });
  });
});

describe('what a customer pays ahead', () => {
  test('is there by its payment rule, and held for them', () => {
    expect(booked(deposit())).toEqual({ '1920': 500_00, '2900': -500_00 });
    expect(booked(deposit({ amount: -500_00 }))).toEqual({ '1920': -500_00, '2900': 500_00 });
  });

  test('is booked as it was paid, and what coins made of it on the account of rounding', () => {
    const sweden = booksOf('SE');
    const cash = { payment_kind: 'cash', payment_method_id: 0, amount: 99_60, rounding: 40 };
    expect(booked(deposit(cash), sweden)).toEqual({ '1910': 100_00, '2420': -99_60, '3740': -40 });
    const methods = sweden.methods.map((one) => ({ ...one, rounding_account_id: null }));
    const none = booked(deposit(cash), { ...sweden, methods });
    expect(none).toMatchObject({ code: 'rounding_account' });
  });

  test('settles what they owe once it is invoiced, and no longer where it is paid back', () => {
    const settlement = (amount: number): BookedEvent => ({
      kind: 'settlement',
      source: { kind: 'customer-entries', id: 1 },
      document: { kind: 'invoices', id: 1, number: '1001' },
      day,
      amount,
    });
    expect(booked(settlement(-500_00))).toEqual({ '1500': -500_00, '2900': 500_00 });
    expect(booked(settlement(200_00))).toEqual({ '1500': 200_00, '2900': -200_00 });
  });

  test('waits where nothing says on which account it is held', () => {
    const payments = norway.payments.map((rule) => ({ ...rule, advance_account_id: null }));
    expect(booked(deposit(), { ...norway, payments })).toMatchObject({ code: 'advances' });
    const same = norway.payments.map((rule) => ({ ...rule, advance_account_id: rule.account_id }));
    expect(booked(deposit(), { ...norway, payments: same })).toMatchObject({ code: 'advances' });
    expect(booked(deposit(), { ...norway, payments: [] })).toMatchObject({ code: 'receivables' });
  });
});

describe('what it costs to be paid by card', () => {
  const withFee = (fee: number, more: object = {}) => ({
    ...norway,
    payments: norway.payments.map((rule) =>
      rule['payment_kind'] === 'card' ? { ...rule, fee, ...more } : rule,
    ),
  });

  test('is kept by who brings the money: so much less is there, and the customer paid all', () => {
    const lines = booked(deposit({ amount: 499_90 }), withFee(1_25));
    expect(lines).toEqual({ '1920': 493_65, '7770': 6_25, '2900': -499_90 });
  });

  test('is given back with what was taken back, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), fc.nat(10_00), (amount, fee) => {
        const [paid, back] = [amount, -amount].map((one) =>
          booked(deposit({ amount: one }), withFee(fee)),
        );
        const opposite = Object.entries(back!).map(([account, sum]) => [account, 0 - Number(sum)]);
        expect(Object.fromEntries(opposite)).toEqual(paid);
      }),
    );
  });

  test('is not booked where no account is said for it, nor of what is paid otherwise', () => {
    const all = { '1920': 500_00, '2900': -500_00 };
    expect(booked(deposit(), withFee(2_00, { fee_account_id: null }))).toEqual(all);
    expect(booked(deposit({ payment_kind: 'transfer' }), withFee(2_00))).toEqual(all);
  });
});

describe('a gift card', () => {
  const id = norway.methods.find(({ expired_account_id: over }) => over !== null)!.id;
  const card = (what: 'sold' | 'expired', amount: number): BookedEvent => ({
    kind: 'gift_card',
    what,
    source: { kind: 'gift-card-entries', id: 1 },
    document: { kind: 'gift-cards', id: 1, number: '*1234' },
    day,
    amount,
    payment_kind: 'card',
    payment_method_id: 1,
    owed_as_id: id,
  });

  test('is owed when it is sold, and earned when it is over', () => {
    expect(booked(card('sold', 500_00))).toEqual({ '1920': 500_00, '2905': -500_00 });
    expect(booked(card('expired', -200_00))).toEqual({ '2905': 200_00, '3905': -200_00 });
    const used = deposit({ payment_kind: 'gift_card', payment_method_id: id });
    expect(booked(used)).toEqual({ '2905': 500_00, '2900': -500_00 });
  });

  test('waits where its account is shared, or nothing says where it is earned', () => {
    const as = (more: object) => ({
      ...norway,
      methods: norway.methods.map((method) => (method.id === id ? { ...method, ...more } : method)),
    });
    for (const account_id of [1920, 2900, 1500]) {
      expect(booked(card('sold', 1), as({ account_id }))).toMatchObject({ code: 'gift_card_debt' });
    }
    const nowhere = as({ expired_account_id: null });
    expect(booked(card('expired', -1), nowhere)).toMatchObject({ code: 'expired_account' });
  });
});

test('any invoice of any country balances, and its VAT is that of the document', () => {
  const codes = { NO: ['3', '31', '5'], SE: ['MP1', 'MP3', 'MF'], FI: ['Y', 'A1', '0'] };
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 99_999 }),
    unit_price: fc.integer({ min: 0, max: 9_999_99_99 }),
    discount_percent: fc.option(fc.integer({ min: 0, max: 100_00 })),
    code: fc.integer({ min: 0, max: 2 }),
    work: fc.boolean(),
  });
  const drawn = fc.record({
    country: fc.constantFrom('NO', 'SE', 'FI'),
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    includesVat: fc.boolean(),
    kind: fc.constantFrom('invoice', 'credit'),
  });
  fc.assert(
    fc.property(drawn, ({ country, lines, includesVat, kind }) => {
      const books = booksOf(country);
      const rated = lines.map((one) => {
        const vat_code = codes[country as 'NO'][one.code]!;
        const { rate } = books.vatCodes.find(
          ({ code, valid_to }) => code === vat_code && valid_to === null,
        ) as unknown as { rate: number };
        return { ...one, vat_code, vat: { category: 'S' as const, rate } };
      });
      const totals = documentTotals({ lines: rated, includesVat });
      const made = voucherLines(
        sale(
          rated.map(({ vat_code, vat, work }, at) => ({
            net: totals.lines[at]!.net,
            vat: totals.lines[at]!.vat,
            vat_code,
            vat_rate: vat.rate,
            product_kind: work ? 'work' : 'tyre',
          })),
          { kind },
        ),
        books,
        day,
      );
      if ('lack' in made) throw new Error(made.lack.code);
      const sum = (some: typeof made.lines) => some.reduce((all, { amount }) => all + amount, 0);
      const sign = kind === 'invoice' ? 1 : -1;
      expect(sum(made.lines)).toBe(0);
      const vat = sum(made.lines.filter(({ is_vat }) => is_vat));
      expect(sign * vat + totals.vat).toBe(0);
      const owed = books.payments.find(({ payment_kind }) => payment_kind === 'invoice')!;
      const receivables = made.lines.filter(({ account_id }) => account_id === owed.account_id);
      expect(totals.gross - sign * sum(receivables)).toBe(0);
    }),
  );
});
