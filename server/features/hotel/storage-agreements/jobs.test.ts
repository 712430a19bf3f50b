import { expect, test } from 'vitest';
import {
  storageAgreements,
  storageAgreementTypes,
} from '#contract/hotel/storage-agreements/storage-agreements.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { hotelStaff } from '#tests/support/factories/hotel/staff.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { testServer } from '#tests/support/server.ts';
import { renewAgreements } from './jobs.ts';

const server = await testServer();

test.each([
  ['is renewed by itself goes on for as many months more', true, 'active', 'after'],
  ['is not renewed stays over until somebody ends it', false, 'active', 'same'],
  ['was ended is not renewed', true, 'ended', 'same'],
] as const)('an agreement that %s', async (_, renews, state, expected) => {
  const { call, me } = await hotelStaff(server);
  const kari = await makeCustomer(server.db, { chain_id: me.site.chain_id });
  const body = { name: unique('Year'), months: 12 };
  const { id: type_id } = (await call(storageAgreementTypes.calls.add, { body })).body.data;
  const input = { customer_id: kari.id, type_id, begins_on: '2020-02-01', renews };
  const { id } = (await call(storageAgreements.calls.add, { body: input })).body.data;
  const step = async (word: 'activate' | 'end', version: number) =>
    call(storageAgreements.calls[word], { params: { id }, body: { version } });
  await step('activate', 1);
  if (state === 'ended') await step('end', 2);
  await renewAgreements(server.app);
  const { ends_on } = (await call(storageAgreements.calls.one, { params: { id } })).body.data;
  const today = new Date().toISOString().slice(0, 10);
  if (expected === 'same') expect(ends_on).toBe('2021-01-31');
  else {
    expect(ends_on?.slice(5)).toBe('01-31');
    expect(ends_on! >= today).toBe(true);
  }
});
