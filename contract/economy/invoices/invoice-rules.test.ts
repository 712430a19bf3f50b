import { expect, test } from 'vitest';
import { daysToPay, invoiceBy, lackOfIssue, lacksOfSeller, type ToIssue } from './invoice-rules.ts';

const whole: ToIssue = {
  seller: { org_number: '310529672', street: 'Storgata 1', city: 'Oslo', account: '86011117947' },
  buyer: { type: 'private', org_number: '', street: 'Kirkeveien 2', city: 'Oslo' },
  buyer_reference: '',
  purchase_order: '',
  categories: ['S', 'Z'],
};
const lack = (more: Partial<ToIssue>) => lackOfIssue({ ...whole, ...more });

test('an invoice says where both are, and where it is paid', () => {
  expect(lackOfIssue(whole)).toBeUndefined();
  expect(lack({ seller: { ...whole.seller, city: '' } })).toBe('invoices.no_own_address');
  expect(lack({ seller: { ...whole.seller, account: '' } })).toBe('invoices.no_account');
  expect(lack({ buyer: { ...whole.buyer, street: '' } })).toBe('invoices.no_address');
});

test('of a company all that it lacks is said, its number first', () => {
  const nothing = { org_number: '', street: '', city: '', account: '' };
  expect(lacksOfSeller(nothing)).toEqual([
    'invoices.no_own_number',
    'invoices.no_own_address',
    'invoices.no_account',
  ]);
  expect(lack({ seller: { ...whole.seller, org_number: '' } })).toBe('invoices.no_own_number');
  expect(lacksOfSeller(whole.seller)).toEqual([]);
});

test('a number of the register stands for an address', () => {
  const buyer = { ...whole.buyer, type: 'company', street: '', org_number: '310529672' };
  expect(lack({ buyer })).toBeUndefined();
});

test('the public asks whom or what it is for; either will do', () => {
  const buyer = { ...whole.buyer, type: 'public' };
  expect(lack({ buyer })).toBe('invoices.no_buyer_reference');
  expect(lack({ buyer, buyer_reference: 'Kari' })).toBeUndefined();
  expect(lack({ buyer, purchase_order: 'PO 7' })).toBeUndefined();
});

test('work for the house itself is no sale', () => {
  expect(lack({ buyer: { ...whole.buyer, type: 'internal' } })).toBe('invoices.internal');
});

test('what is outside of VAT stands on an invoice of its own', () => {
  expect(lack({ categories: ['O', 'S'] })).toBe('invoices.outside_with_taxed');
  expect(lack({ categories: ['O', 'O'] })).toBeUndefined();
});

test('what is said on an invoice holds before what was agreed, and that before what is usual', () => {
  expect(daysToPay(0, 30, 14)).toBe(0);
  expect(daysToPay(null, 30, 14)).toBe(30);
  expect(daysToPay(null, null, 14)).toBe(14);
});

test('what was delivered is to be invoiced within a month, of a long month by the end of the next', () => {
  expect(invoiceBy('2026-03-15')).toBe('2026-04-15');
  expect(invoiceBy('2026-01-31')).toBe('2026-02-28');
  expect(invoiceBy('2027-12-31')).toBe('2028-01-31');
});
