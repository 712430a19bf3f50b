import { sql } from 'kysely';
import { onlinePayments } from '#contract/economy/payment-links/online-payments.ts';
import { providerKeyCalls } from '#contract/economy/payment-links/pay-calls.ts';
import type { LoggedIn } from '../factories/accounts.ts';
import { unique } from '../factories/unique.ts';
import type { TestServer } from '../server.ts';

/** Has a company be paid by card at the provider that is played here, which is asked by the network as any other. */
export async function letPayByCard(server: TestServer, me: LoggedIn): Promise<void> {
  if (server.app.http.addresses().length === 0) {
    await server.app.http.listen({ port: 0, host: '127.0.0.1' });
  }
  const { chain_id, company_id } = me.site;
  await server.db.transaction('system', (tx) =>
    sql`
      insert into payment_methods (chain_id, company_id, name, kind)
      values (${chain_id}, ${company_id}, ${unique('Card online')}, 'card')`.execute(tx),
  );
  const { data } = (await server.call(onlinePayments.calls.company.read, undefined, me)).body;
  const set = { ...data, environment: 'demo' as const };
  await server.call(onlinePayments.calls.company.save, { body: set }, me);
  const keys = { provider: 'easy' as const, secret_key: 'good' };
  const kept = await server.call(providerKeyCalls.keepKeys, { body: keys }, me);
  if (kept.status !== 200) throw new Error(kept.body.error?.code);
}
