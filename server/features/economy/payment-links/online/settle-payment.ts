import type { AppContext } from '#server/kit/app-context.ts';
import { actAs } from '#server/kit/caller/act-as.ts';
import { now } from '#server/kit/clock.ts';
import { ExternalError } from '#server/kit/external.ts';
import { accessOf } from './access.ts';
import { enterStanding } from './enter-payment.ts';
import { isWanted } from './is-wanted.ts';
import { claimAsk, type StoredPayment } from './payments-repo.ts';

/**
 * Asks a provider how a payment stands, takes what is held for us, or cancels it where it is not wanted
 * any more, and writes down what is true by then. Safe to be done by several at once and to be killed at any point. Does nothing where somebody
 * has asked less than `pauseMs` ago. A provider that cannot be asked is asked again later.
 */
export async function settlePayment(
  app: AppContext,
  payment: StoredPayment,
  { requestId, pauseMs = 0 }: { readonly requestId: string; readonly pauseMs?: number },
): Promise<void> {
  const claimed = await app.db.transaction('system', (tx) =>
    claimAsk(tx, payment, { now: now(), pauseMs }),
  );
  if (!claimed) return;
  const acting = { chainId: payment.chain_id, siteId: payment.site_id, job: 'payment' };
  const { access, wanted } = await actAs(app, acting, { requestId }, async ({ db, caller }) => ({
    access: await accessOf(app, db, caller),
    wanted: await isWanted(db, payment),
  }));
  const provider = access.get(payment.provider)?.provider;
  if (!provider) return;
  try {
    const seen = await provider.standing(payment);
    if (!seen) return;
    const isOpen = seen.paid === 0 && seen.ended === null;
    if (isOpen && !wanted) await provider.cancel(payment);
    else if (isOpen && seen.held > 0) await provider.take(payment, seen.held);
    const standing = isOpen ? await provider.standing(payment) : seen;
    if (!standing) return;
    await actAs(app, acting, { requestId }, (context) =>
      enterStanding(app, context, payment.id, standing),
    );
  } catch (cause) {
    if (!(cause instanceof ExternalError)) throw cause;
    const { message: reason } = cause;
    app.http.log.warn({ reason, payment: payment.id }, 'a payment could not be asked for');
  }
}
