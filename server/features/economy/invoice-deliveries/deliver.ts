import type { AppContext } from '#server/kit/app-context.ts';
import { actAs } from '#server/kit/caller/act-as.ts';
import { now } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import { ExternalError } from '#server/kit/external.ts';
import { invoiceDeliveries } from '#contract/economy/invoice-deliveries/invoice-deliveries.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { errorWords } from '#server/kit/words.ts';
import { actingFor, requestOf } from './acting-for.ts';
import { followMessages, noteDelivery, takeDue, type DueDelivery } from './deliveries-repo.ts';
import { followEhf, sendEhf } from './peppol/send-ehf.ts';
import { sendMail } from './send-mail.ts';
import { sendSms } from './send-sms.ts';

const minute = 60_000;
const longestPause = 60 * minute;
// With their pauses that is a day.
const mostTries = 30;

const ways = { ehf: sendEhf, mail: sendMail, sms: sendSms };

/**
 * Sends what invoices wait to be sent, and follows those that left. Safe to be killed at any point
 * and to run on two servers at once: mails and SMS leave by the log of messages, EHF by a key.
 */
export async function deliverInvoices(app: AppContext, stopping?: AbortSignal): Promise<void> {
  publish(app, await app.db.transaction('system', followMessages));
  for (;;) {
    const due = await app.db.transaction('system', takeDue);
    if (due.length === 0) break;
    for (const one of due) {
      if (stopping?.aborted) return;
      await deliver(app, one);
    }
    publish(app, due);
  }
  publish(app, await followEhf(app));
}

async function deliver(app: AppContext, due: DueDelivery): Promise<void> {
  if (due.channel === 'print') return;
  try {
    await ways[due.channel](app, due);
  } catch (cause) {
    await noteFailure(app, due, cause);
  }
}

/** What was refused stays refused; what could not be asked is tried again, later each time. */
async function noteFailure(app: AppContext, due: DueDelivery, cause: unknown): Promise<void> {
  const refused =
    cause instanceof AppError
      ? await wordsAt(app, due, cause)
      : cause instanceof ExternalError && cause.status !== undefined && isFinal(cause.status)
        ? cause.message
        : undefined;
  if (refused === undefined) {
    app.http.log.error({ err: cause, delivery: due.id }, 'an invoice was not sent');
  }
  const reason = refused ?? (cause instanceof ExternalError ? cause.message : '');
  const isOver = refused !== undefined || due.tries >= mostTries;
  const pause = Math.min(minute * 2 ** due.tries, longestPause);
  await app.db.transaction('system', (tx) =>
    noteDelivery(tx, due, {
      answer: reason.slice(0, 500),
      ...(isOver ? { state: 'failed' } : { next_try_at: new Date(now().getTime() + pause) }),
    }),
  );
}

const isFinal = (status: number): boolean => status >= 400 && status < 500 && status !== 429;

/** What keeps an invoice from leaving, in the language of who sent it. */
const wordsAt = (app: AppContext, due: DueDelivery, { code, values }: AppError): Promise<string> =>
  actAs(app, actingFor(due), requestOf(due), ({ language }) =>
    Promise.resolve(errorWords(language, code, values)),
  );

function publish(
  app: AppContext,
  changed: readonly Pick<DueDelivery, 'chain_id' | 'sent_by'>[],
): void {
  for (const { chain_id: chainId, sent_by: siteId } of new Map(
    changed.map((one) => [one.chain_id, one]),
  ).values()) {
    publishChanged(app, invoiceDeliveries, { chainId, siteId });
  }
}
