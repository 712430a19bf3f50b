import { eAddressOf } from '#contract/economy/invoice-deliveries/e-address.ts';
import { reminderLetters } from '#contract/economy/reminder-runs/reminder-letters.ts';
import {
  accessPointOf,
  eText,
  issuedInvoice,
  ublOf,
} from '#server/features/economy/invoice-deliveries/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { actAs } from '#server/kit/caller/act-as.ts';
import { now } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { AppError } from '#server/kit/errors.ts';
import { ExternalError } from '#server/kit/external.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { errorWords, say } from '#server/kit/words.ts';
import { noteEhfLetter, openOfLetter, takeEhfLetters, type EhfLetter } from './ehf-letters-repo.ts';

const minute = 60_000;
const longestPause = 60 * minute;
// With their pauses that is a day.
const mostTries = 30;

/**
 * Gives letters that leave by EHF to the access point, a reminder for each of their invoices. Safe to
 * be killed at any point and to run on two servers at once: each is given once, by its key.
 */
export async function sendEhfLetters(app: AppContext, stopping?: AbortSignal): Promise<void> {
  const accessPoint = accessPointOf(app);
  if (!accessPoint) return;
  for (const letter of await app.db.transaction('system', takeEhfLetters)) {
    if (stopping?.aborted) return;
    const at = { chainId: letter.chain_id, siteId: letter.sent_by };
    let outcome: Parameters<typeof noteEhfLetter>[2];
    try {
      const written = await actAs(
        app,
        { ...at, job: 'reminder-letters' },
        { requestId: `reminder-letter-${letter.id}` },
        (context) => write(app, context, letter),
      );
      for (const { invoice, sender, xml } of written) {
        const once = `${letter.intent}-${invoice}`;
        await accessPoint.send(once, { sender, receiver: letter.address, xml });
      }
      outcome = { state: 'sent', answer: '' };
    } catch (cause) {
      outcome = failureOf(app, letter, cause);
    }
    await app.db.transaction('system', (tx) => noteEhfLetter(tx, letter, outcome));
    publishChanged(app, reminderLetters, at);
  }
}

/** The reminders of a letter, one of each invoice that is still open. */
async function write(app: AppContext, context: Context, letter: EhfLetter) {
  const t = (key: string) => say('nb', 'reminder-runs', `message.${key}`);
  const written = [];
  for (const { invoice_id, principal, charges } of await openOfLetter(context.db, letter.id)) {
    const issued = await issuedInvoice(context, invoice_id);
    const { seller } = issued.invoice;
    const xml = await ublOf(app, issued, {
      number: `${letter.number}-${issued.invoice.number}`,
      day: letter.day,
      pay_by: letter.pay_by,
      note: t(`text.${letter.kind}`),
      principal,
      charges: charges.map(({ kind, amount }) => ({ amount, reason: t(`paper.${kind}`) })),
    });
    written.push({ invoice: invoice_id, sender: eText(eAddressOf(seller)), xml });
  }
  return written;
}

/** What was refused stays refused; what could not be asked is tried again, later each time. */
function failureOf(
  app: AppContext,
  { id, tries }: EhfLetter,
  cause: unknown,
): Parameters<typeof noteEhfLetter>[2] {
  const isRefused =
    cause instanceof AppError ||
    (cause instanceof ExternalError && cause.status !== undefined && isFinal(cause.status));
  if (!isRefused) app.http.log.error({ err: cause, letter: id }, 'a reminder was not sent');
  const reason =
    cause instanceof AppError
      ? errorWords('nb', cause.code, cause.values)
      : cause instanceof ExternalError
        ? cause.message
        : '';
  const answer = reason.slice(0, 500);
  if (isRefused || tries >= mostTries) return { state: 'failed', answer };
  const pause = Math.min(minute * 2 ** tries, longestPause);
  return { answer, next_try_at: new Date(now().getTime() + pause) };
}

const isFinal = (status: number): boolean => status >= 400 && status < 500 && status !== 429;
