import { describe, expect, test } from 'vitest';
import { clearOf, proposalsFor, type OpenInvoice, type Unmatched } from './proposals.ts';

const open = (invoice_id: number, change: Partial<OpenInvoice> = {}): OpenInvoice => ({
  invoice_id,
  customer_id: invoice_id,
  number: `100${invoice_id}`,
  customer: `Customer ${invoice_id}`,
  plates: [],
  orders: [],
  currency: 'NOK',
  open: 500_00,
  is_known_payer: false,
  ...change,
});
const paid = (change: Partial<Unmatched>): Unmatched => ({
  left: 500_00,
  currency: 'NOK',
  payer: '',
  text: '',
  ...change,
});
const first = (payment: Partial<Unmatched>, ...some: OpenInvoice[]) =>
  proposalsFor(paid(payment), some)[0];

describe('what a payment may be of', () => {
  test('is what its payer wrote of it: a number, a plate however it is spaced, an order', () => {
    expect(first({ text: 'Faktura 1002, takk' }, open(1), open(2))).toMatchObject({
      parts: [{ invoice_id: 2, amount: 500_00 }],
      reasons: ['number', 'amount'],
    });
    const car = open(3, { plates: ['EL12345'] });
    expect(first({ text: 'dekk el 12345' }, open(1), car)?.reasons).toEqual(['plate', 'amount']);
    const order = open(4, { orders: ['7031'] });
    expect(first({ text: 'ordre 7031' }, open(1), order)?.reasons).toEqual(['order', 'amount']);
    expect(first({ text: 'faktura 10023' }, open(2, { open: 1 }))).toBeUndefined();
  });

  test('is of whom it comes from, in whatever order and form a bank writes their name', () => {
    const customer = open(1, { customer: 'Nordlys Transport AS' });
    expect(first({ payer: 'TRANSPORT, NORDLYS' }, customer)?.reasons).toEqual(['amount', 'name']);
    const person = open(1, { customer: 'Kåre Ødegård' });
    expect(first({ payer: 'ODEGARD KARE' }, person)?.reasons).toEqual(['amount', 'name']);
    expect(first({ payer: 'Kåre' }, person)?.reasons).toEqual(['amount']);
  });

  test('is nothing for a name alone, or in another currency, or for what is taken back', () => {
    expect(first({ payer: 'Customer 1', left: 7 }, open(1))).toBeUndefined();
    expect(first({}, open(1, { currency: 'SEK' }))).toBeUndefined();
    expect(first({ left: -500_00 }, open(1))).toBeUndefined();
  });

  test('is several of one customer where they come to it, those it names before all', () => {
    const all = [1, 2, 3].map((id) => open(id, { customer_id: 9, open: id * 100_00 }));
    expect(first({ left: 600_00 }, ...all)).toMatchObject({
      parts: all.map((one) => ({ invoice_id: one.invoice_id, amount: one.open })),
      reasons: ['sum'],
    });
    expect(first({ left: 300_00, text: '1001 + 1002' }, ...all)).toMatchObject({
      parts: [{ invoice_id: 1 }, { invoice_id: 2 }],
      reasons: ['number', 'sum'],
    });
  });

  test('is no more of an invoice than is paid, nor than is left of it', () => {
    expect(first({ text: '1001', left: 100_00 }, open(1))?.parts[0]?.amount).toBe(100_00);
    expect(first({ text: '1001', left: 900_00 }, open(1))?.parts[0]?.amount).toBe(500_00);
  });
});

describe('a proposal is clear', () => {
  const clear = (payment: Partial<Unmatched>, ...some: OpenInvoice[]) =>
    clearOf([proposalsFor(paid(payment), some)])[0];

  test('where amount and payer say the same, and no other is near', () => {
    expect(clear({ text: '1001' }, open(1), open(2))).toBe(true);
    expect(clear({}, open(1, { is_known_payer: true }), open(2))).toBe(true);
  });

  test('not by an amount alone, nor by what was said alone, nor of two alike', () => {
    expect(clear({}, open(1))).toBe(false);
    expect(clear({ text: '1001', left: 1 }, open(1))).toBe(false);
    const two = [1, 2].map((id) => open(id, { customer_id: 9, is_known_payer: true }));
    expect(clear({}, ...two)).toBe(false);
    expect(clear({})).toBe(false);
  });

  test('not where another payment may be of the same invoice first: one of them is of something else', () => {
    const of = (text: string) => proposalsFor(paid({ text }), [open(1), open(2)]);
    expect(clearOf([of('1001'), of('1002')])).toEqual([true, true]);
    expect(clearOf([of('1001'), of('1001'), of('1002'), []])).toEqual([false, false, true, false]);
  });
});
