import { roundPayment } from '#contract/money/payment-rounding.ts';
import type { Tx } from '../../open.ts';
import { insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';
import { makeRandom } from '../random.ts';

const coin = { step: 100, direction: 'nearest' } as const;
const openStates = ['accepted', 'planned', 'in_progress'];

/** What customers have paid ahead: a third of what is open, some of it in coins, and one order that was cancelled after it was paid. */
export async function seedDeposits(tx: Tx, sites: readonly DemoSite[], now: Date): Promise<void> {
  for (const site of sites.filter(({ kind }) => kind === 'workshop')) {
    const random = makeRandom(site.id * 7_919);
    const orders = await tx
      .selectFrom('orders')
      .select(['id', 'number', 'state', 'gross'])
      .where('chain_id', '=', site.chainId)
      .where('site_id', '=', site.id)
      .where('state', 'in', [...openStates, 'cancelled'])
      .where('gross', '>', 0)
      .orderBy('id')
      .execute();
    const methods = await tx
      .selectFrom('payment_methods')
      .select(['id', 'kind'])
      .where('chain_id', '=', site.chainId)
      .where('company_id', '=', site.companyId)
      .where('kind', 'in', ['cash', 'card'])
      .orderBy('id')
      .execute();
    const cancelled = orders.filter(({ state }) => state === 'cancelled').slice(0, 1);
    const open = orders.filter(({ state }, at) => openStates.includes(state) && at % 3 === 0);
    const rows = [...cancelled, ...open].map(({ id, number, gross }) => {
      const method = methods[random.int(0, methods.length - 1)]!;
      const half = Math.round(gross / 2);
      return {
        chain_id: site.chainId,
        site_id: site.id,
        order_id: id,
        method_id: method.id,
        amount: Math.max(100, method.kind === 'cash' ? roundPayment(half, coin) : half),
        reference: method.kind === 'card' ? `K-${number}` : '',
        intent: crypto.randomUUID(),
        happened_at: new Date(now.getTime() - random.int(2, 90) * 3_600_000).toISOString(),
      };
    });
    await insertRows(tx, 'order_deposits', rows);
  }
}
