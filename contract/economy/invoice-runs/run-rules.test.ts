import { expect, test } from 'vitest';
import { proposed, type Grouping, type ToInvoice } from './run-rules.ts';

const seller = {
  org_number: '310529672',
  street: 'Storgata 1',
  city: 'Oslo',
  account: '86011117947',
};
const customer = { type: 'company', org_number: '310529672', street: '', city: '' };
let last = 0;
const order = (more: Partial<ToInvoice> = {}): ToInvoice => {
  last += 1;
  return {
    id: last,
    customer_id: 7,
    customer,
    prices_include_vat: false,
    reference: '',
    cost_centre_id: null,
    left: 500_00,
    line_count: 2,
    categories: ['S'],
    unpaid: 500_00,
    adds: 0,
    is_let: false,
    ...more,
  };
};
const asked = (orders: readonly ToInvoice[], grouping: Grouping = 'customer', least = 0) =>
  proposed(orders, { grouping, least, seller, buyers: new Map() });
/** Which stand together, by the first of them. */
const together = (orders: readonly ToInvoice[], grouping: Grouping) => {
  const all = asked(orders, grouping);
  return all.map(({ part }) => all.findIndex((one) => one.part === part));
};

test('orders of a customer stand on one invoice, and on several where they are asked for so', () => {
  const orders = [
    order({ reference: 'A' }),
    order({ reference: 'B', cost_centre_id: 1 }),
    order({ reference: 'A', cost_centre_id: 1 }),
    order({ customer_id: 8, reference: 'A' }),
  ];
  expect(together(orders, 'customer')).toEqual([0, 0, 0, 3]);
  expect(together(orders, 'order')).toEqual([0, 1, 2, 3]);
  expect(together(orders, 'purchase_order')).toEqual([0, 1, 0, 3]);
  expect(together(orders, 'cost_centre')).toEqual([0, 1, 1, 3]);
});

test('what cannot stand beside other things stands alone', () => {
  const orders = [
    order(),
    order({ prices_include_vat: true }),
    order({ categories: ['O'] }),
    order(),
  ];
  expect(together(orders, 'customer')).toEqual([0, 1, 2, 0]);
});

test('the public has an invoice for each of its references', () => {
  const school = { ...customer, type: 'public' };
  const orders = ['A', 'B', 'A'].map((reference) => order({ customer: school, reference }));
  expect(together(orders, 'customer')).toEqual([0, 1, 0]);
});

test('an order that lacks something is left out, and says what', () => {
  const reasonOf = (more: Partial<ToInvoice>) => asked([order(more)])[0]!.reason;
  expect(reasonOf({ customer: null, customer_id: null })).toBe('nobody');
  expect(reasonOf({ customer: { ...customer, org_number: '' } })).toBe('no_address');
  expect(reasonOf({ customer: { ...customer, type: 'internal' } })).toBe('internal');
  expect(reasonOf({ customer: { ...customer, type: 'public' } })).toBe('no_buyer_reference');
  expect(reasonOf({ categories: ['O', 'S'] })).toBe('outside_with_taxed');
  expect(reasonOf({})).toBe('');
});

test('what comes to too little waits for more', () => {
  const orders = [
    order({ left: 60_00 }),
    order({ left: 40_00 }),
    order({ customer_id: 8, left: 99_00 }),
  ];
  expect(asked(orders, 'customer', 100_00).map(({ reason }) => reason)).toEqual(['', '', 'below']);
  expect(asked(orders, 'order', 100_00).map(({ reason }) => reason)).toEqual([
    'below',
    'below',
    'below',
  ]);
});

test('no invoice has more lines than a document can', () => {
  const orders = [600, 400, 1].map((line_count) => order({ line_count }));
  expect(together(orders, 'customer')).toEqual([0, 0, 2]);
});

test('who is blocked, or owes more than their limit, is left out but for what is paid or was let', () => {
  const buyers = new Map([
    [1, { blocked: true, credit_limit: null, owed: 0 }],
    [2, { blocked: false, credit_limit: 900_00, owed: 1000_00 }],
    [3, { blocked: false, credit_limit: 1000_00, owed: 0 }],
  ]);
  const reasons = (orders: readonly ToInvoice[]) =>
    proposed(orders, { grouping: 'order', least: 0, seller, buyers }).map(({ reason }) => reason);
  const paid = { unpaid: 0 };
  const [blocked, over] = [{ customer_id: 1 }, { customer_id: 2 }];
  expect(reasons([order(blocked), order({ ...blocked, ...paid })])).toEqual(['buyer_blocked', '']);
  expect(
    reasons([order(over), order({ ...over, is_let: true }), order({ ...over, ...paid })]),
  ).toEqual(['over_credit', '', '']);
  // What storage asks for is no order that counts already: together they are too much.
  const storage = { customer_id: 3, adds: 500_00 };
  expect(reasons([order(storage), order(storage)])).toEqual(['', '']);
  expect(reasons([order(storage), order(storage), order(storage)])).toEqual([
    'over_credit',
    'over_credit',
    'over_credit',
  ]);
});
