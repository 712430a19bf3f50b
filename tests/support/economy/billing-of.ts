import { billing } from '#contract/economy/billing.ts';
import type { LoggedIn } from '../factories/accounts.ts';
import { testServer } from '../server.ts';

/** What a company needs to issue invoices: where it is, and its account. `me` may be anybody who may say so. */
export async function fillBilling(me: LoggedIn): Promise<void> {
  const server = await testServer();
  const { data } = (await server.call(billing.calls.company.read, undefined, me)).body;
  const body = { ...data, street: 'Storgata 1', zip: '0155', city: 'Oslo', account: '86011117947' };
  await server.call(billing.calls.company.save, { body }, me);
}
