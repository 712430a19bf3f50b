import { expect, test } from 'vitest';
import { lacksOfSeller } from '../invoices/invoice-rules.ts';
import type { SetupItem } from './setup-calls.ts';
import { setupOf, type FoundOfCompany } from './setup-rules.ts';

const whole: FoundOfCompany = {
  seller: {
    org_number: '310529672',
    country: 'NO',
    street: 'Storgata 1',
    city: 'Oslo',
    account: '86011117947',
  },
  vatCodes: 1,
  salesRules: 1,
  owedRules: 1,
  hasLogo: true,
  hasAccessPoint: true,
  onlineWays: 1,
};
const setup = (more: Partial<FoundOfCompany>) => setupOf({ ...whole, ...more });
const item = (key: SetupItem['key'], more: Partial<FoundOfCompany>) =>
  setup(more).find((one) => one.key === key);
const seller = (more: Partial<FoundOfCompany['seller']>) => ({
  seller: { ...whole.seller, ...more },
});

test('a company that has everything lacks nothing', () => {
  expect(setupOf(whole).filter(({ state }) => state !== 'done')).toEqual([]);
});

test('what lacks stands first, then what is advised, then what is there', () => {
  const items = setup({ ...seller({ account: '' }), onlineWays: 0 });
  expect(items.slice(0, 2).map(({ key, state }) => [key, state])).toEqual([
    ['account', 'lacks'],
    ['online', 'advised'],
  ]);
});

test('what an invoice is refused for lacks, and is led to where it is filled in', () => {
  expect(item('address', seller({ street: '' }))).toMatchObject({
    state: 'lacks',
    path: 'settings/economy/billing',
    field: 'street',
  });
  expect(item('address', seller({ city: '' }))).toMatchObject({ state: 'lacks', field: 'city' });
  expect(item('account', seller({ account: '' }))).toMatchObject({ state: 'lacks' });
  expect(item('org_number', seller({ org_number: '' }))).toMatchObject({ state: 'lacks' });
  expect(item('vat_codes', { vatCodes: 0 })).toMatchObject({
    state: 'lacks',
    path: 'settings/economy/preset',
  });
});

test('as long as anything of the company lacks for an invoice, something lacks in the list, and else nothing does', () => {
  for (const org_number of ['', '310529672'])
    for (const street of ['', 'Storgata 1'])
      for (const account of ['', '86011117947']) {
        const company = { ...whole.seller, org_number, street, account };
        const lacking = setup({ seller: company }).filter(({ state }) => state === 'lacks');
        expect(lacking).toHaveLength(lacksOfSeller(company).length);
      }
});

test('a number whose digits do not agree is said, but keeps nobody from invoicing', () => {
  const wrong = seller({ org_number: '310529673' });
  expect(item('org_number', wrong)).toMatchObject({ state: 'advised' });
  expect(item('ehf', wrong)).toMatchObject({ state: 'advised' });
});

test('without rules for both sales and what is owed, vouchers wait: that is advised', () => {
  expect(item('rules', { salesRules: 0 })).toMatchObject({ state: 'advised' });
  expect(item('rules', { owedRules: 0 })).toMatchObject({ state: 'advised' });
});

test('nothing is said of EHF where the server is not connected to Peppol', () => {
  expect(item('ehf', { hasAccessPoint: false })).toBeUndefined();
});

test('a logo and online payment can wait', () => {
  expect(item('logo', { hasLogo: false })).toMatchObject({ state: 'advised', field: 'logo' });
  expect(item('online', { onlineWays: 0 })).toMatchObject({
    state: 'advised',
    path: 'settings/economy/online-payments',
  });
});
