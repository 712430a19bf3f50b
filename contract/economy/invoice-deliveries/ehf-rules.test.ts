import { expect, test } from 'vitest';
import { eAddressOf, legalNumberOf, vatNumberOf } from './e-address.ts';
import { lacksOfEhf, type ToWrite } from './ehf-rules.ts';

const whole: ToWrite = {
  kind: 'invoice',
  seller: {
    country: 'NO',
    org_number: '923 609 016',
    vat_registered: true,
    account: '8601.11.17947',
  },
  buyer: { country: 'NO', org_number: '923609016' },
  buyer_reference: 'Kari',
  purchase_order: '',
  lines: [{ vat_category: 'S', vat_rate: 25_00 }],
};
const lacks = (more: Partial<ToWrite>) => lacksOfEhf({ ...whole, ...more });
const lack = (name: string) => [`invoice-deliveries.${name}`];

test('an invoice between two companies with a reference lacks nothing', () => {
  expect(lacks({})).toEqual([]);
  expect(lacks({ buyer_reference: '', purchase_order: 'PO 7' })).toEqual([]);
});

test('a customer without a number of a company cannot receive EHF', () => {
  const buyer = { ...whole.buyer, org_number: '' };
  expect(lacks({ buyer })).toEqual(lack('no_buyer_number'));
  expect(lacks({ buyer: { ...buyer, org_number: '923609017' } })).toEqual(lack('no_buyer_number'));
  expect(lacks({ buyer: { country: 'DE', org_number: '136695976' } })).toEqual(
    lack('no_buyer_number'),
  );
});

test('a customer without a country is of that of who sells', () => {
  expect(lacks({ buyer: { ...whole.buyer, country: '' } })).toEqual([]);
});

test('the receiver wants to know whom or what it is for', () => {
  expect(lacks({ buyer_reference: ' ' })).toEqual(lack('no_reference'));
});

test('a company has a number, an account and, where it takes VAT, a number of that', () => {
  const seller = { ...whole.seller, org_number: '', account: '12', vat_registered: false };
  expect(lacks({ seller })).toEqual([
    ...lack('no_own_number'),
    ...lack('no_own_account'),
    ...lack('not_registered'),
  ]);
  expect(lacks({ kind: 'credit', seller: { ...whole.seller, account: '' } })).toEqual([]);
  const outside = [{ vat_category: 'O', vat_rate: 0 }] as const;
  expect(lacks({ seller: { ...whole.seller, vat_registered: false }, lines: outside })).toEqual([]);
});

test('a rate of nothing is not one of those with VAT, and the other way round', () => {
  expect(lacks({ lines: [{ vat_category: 'S', vat_rate: 0 }] })).toEqual(lack('rate'));
  expect(lacks({ lines: [{ vat_category: 'Z', vat_rate: 25_00 }] })).toEqual(lack('rate'));
});

test.each([
  ['NO', 'NO 923 609 016 MVA', '0192:923609016', '0192:923609016', 'NO923609016MVA'],
  ['SE', '556000-0019', '0007:5560000019', '0007:5560000019', 'SE556000001901'],
  ['SE', 'SE556000001901', '0007:5560000019', '0007:5560000019', 'SE556000001901'],
  ['DK', '13585628', '0184:13585628', '0184:13585628', 'DK13585628'],
  ['FI', '0112038-9', '0216:003701120389', '0212:0112038-9', 'FI01120389'],
])('a company of %s with %s is known by its lists', (country, org_number, address, legal, vat) => {
  const of = { country, org_number };
  const text = (one = eAddressOf(of)) => `${one?.scheme}:${one?.number}`;
  expect(text()).toBe(address);
  expect(text(legalNumberOf(of))).toBe(legal);
  expect(vatNumberOf(of)).toBe(vat);
});
