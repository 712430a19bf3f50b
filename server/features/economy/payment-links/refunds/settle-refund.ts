import { orders } from '#contract/sales/orders.ts';
import { rolesWith } from '#contract/rights.ts';
import { refundStateBy } from '#contract/economy/payment-links/refund-rules.ts';
import { announce, notify } from '#server/features/platform/notifications/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { actAs } from '#server/kit/caller/act-as.ts';
import { now } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { ExternalError } from '#server/kit/external.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { accessOf } from '../online/access.ts';
import { enterOnlineDeposit } from '../online/enter-online-deposit.ts';
import type { Provider } from '../online/providers/provider.ts';
import {
  changeRefund,
  changeRefunded,
  claimRefund,
  lockRefund,
  noteGivenBefore,
  type StoredRefund,
} from './refunds-repo.ts';

/**
 * Has a part of a payment given back by its provider, and writes down what is true by then. Safe to be
 * done by several at once and to be killed at any point: the provider is asked first what it has given
 * back since, and does the same key once. A provider that cannot be asked is asked again later.
 */
export async function settleRefund(
  app: AppContext,
  refund: StoredRefund,
  { requestId, pauseMs = 0 }: { readonly requestId: string; readonly pauseMs?: number },
): Promise<void> {
  const claimed = await app.db.transaction('system', (tx) =>
    claimRefund(tx, refund, { now: now(), pauseMs }),
  );
  if (!claimed) return;
  const acting = { chainId: refund.chain_id, siteId: refund.site_id, job: 'payment' };
  const from = { requestId };
  const access = await actAs(app, acting, from, ({ db, caller }) => accessOf(app, db, caller));
  const provider = access.get(refund.provider)?.provider;
  if (!provider) return;
  const write = <T>(work: (db: Context['db']) => Promise<T>) =>
    actAs(app, acting, from, ({ db }) => work(db));
  try {
    const state = await give(provider, refund, write);
    if (state !== 'pending') {
      await actAs(app, acting, from, (context) => finish(app, context, refund, state));
    }
  } catch (cause) {
    if (!(cause instanceof ExternalError)) throw cause;
    const { message: reason } = cause;
    app.http.log.warn({ reason, refund: refund.id }, 'a payment could not be given back yet');
  }
}

async function give(
  provider: Provider,
  refund: StoredRefund,
  write: <T>(work: (db: Context['db']) => Promise<T>) => Promise<T>,
): Promise<StoredRefund['state']> {
  const { amount, reference, currency, payment_external_id: external_id } = refund;
  const payment = { reference, currency, external_id };
  const seen = await provider.given(payment);
  if (!seen) return 'pending';
  const before = await write((db) => noteGivenBefore(db, refund.id, seen.given));
  const state = refundStateBy({ amount, before, externalId: refund.external_id }, seen);
  if (state !== 'pending' || refund.external_id !== '') return state;
  try {
    const once = `${reference}-refund-${refund.id}`;
    const externalId = await provider.refund(payment, amount, once);
    await write((db) => changeRefund(db, refund.id, { external_id: externalId }));
    const after = await provider.given(payment);
    return after ? refundStateBy({ amount, before, externalId }, after) : 'pending';
  } catch (cause) {
    if (!(cause instanceof ExternalError) || !isRefused(cause.status)) throw cause;
    const after = await provider.given(payment);
    return (after?.given ?? 0) >= before + amount ? 'done' : 'failed';
  }
}

// What else a provider answers may be another at the next try.
const isRefused = (status: number | undefined): boolean =>
  status === 400 || status === 402 || status === 422;

/** Writes down what came of it, once: what was given back is a deposit paid back. */
async function finish(
  app: AppContext,
  context: Context,
  { id, order_id, payment_id, method_id, reference, deposit_intent }: StoredRefund,
  state: 'done' | 'failed',
): Promise<void> {
  const { db, caller } = context;
  const order = await lockRow(db, orders, order_id);
  const refund = await lockRefund(db, id);
  if (refund?.state !== 'pending') return;
  const { amount } = refund;
  context.afterCommit(() => {
    publishChanged(app, orders, caller);
    return announce(app);
  });
  if (state === 'failed') {
    await changeRefund(db, id, { state });
    await changeRefunded(db, payment_id, 0 - amount);
    return notifyFailed(context, { id, number: String(order['number']) });
  }
  const deposit_id = await enterOnlineDeposit(context, order, {
    intent: deposit_intent,
    method_id,
    amount: 0 - amount,
    reference,
  });
  await changeRefund(db, id, { state, deposit_id });
  await writeHistory(context, orders, 'refund_deposit', [{ id: order_id, changes: [] }]);
}

const notifyFailed = (
  { db, caller }: Context,
  { id, number }: { readonly id: number; readonly number: string },
): Promise<void> =>
  notify(db, {
    chainId: caller.chainId,
    to: { siteId: caller.siteId, roles: rolesWith('orders.deposits') },
    kind: 'operations',
    words: { key: (part) => `payment-links:notices.refundFailed.${part}`, values: { number } },
    shouldResolve: true,
    once: `refund_failed ${id}`,
  });
