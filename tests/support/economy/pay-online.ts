import { sql } from 'kysely';
import {
  onlinePayments,
  type ProviderName,
} from '#contract/economy/payment-links/online-payments.ts';
import { providerKeyCalls } from '#contract/economy/payment-links/pay-calls.ts';
import type { LoggedIn } from '../factories/accounts.ts';
import { unique } from '../factories/unique.ts';
import type { TestServer } from '../server.ts';

const keysOf = {
  vipps: { client_id: 'a', client_secret: 'b', subscription_key: 'c' },
  easy: { secret_key: 'd' },
};

/** Has a company be paid at a simulated provider, which is asked over the network as any other. */
const letPay =
  (provider: ProviderName, kind: 'card' | 'mobile') =>
  async (server: TestServer, me: LoggedIn): Promise<void> => {
    if (server.app.http.addresses().length === 0) {
      await server.app.http.listen({ port: 0, host: '127.0.0.1' });
    }
    const { chain_id, company_id } = me.site;
    await server.db.transaction('system', (tx) =>
      sql`
        insert into payment_methods (chain_id, company_id, name, kind)
        values (${chain_id}, ${company_id}, ${unique('Online')}, ${kind})`.execute(tx),
    );
    const { data } = (await server.call(onlinePayments.calls.company.read, undefined, me)).body;
    // By its number a sales unit is known, so no two companies have the same.
    const vipps_number = String(company_id).padStart(6, '9');
    const set = { ...data, environment: 'demo' as const, vipps_number };
    await server.call(onlinePayments.calls.company.save, { body: set }, me);
    const body = { provider, ...keysOf[provider] };
    const kept = await server.call(providerKeyCalls.keepKeys, { body }, me);
    if (kept.status !== 200) throw new Error(kept.body.error?.code);
  };

/** Has a company be paid by card online. */
export const letPayByCard = letPay('easy', 'card');

/** Has a company be paid by telephone online. */
export const letPayByPhone = letPay('vipps', 'mobile');
