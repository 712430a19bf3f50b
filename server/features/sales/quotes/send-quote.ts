import type { RowOf } from '#contract/kit/row.ts';
import { orders } from '#contract/sales/orders.ts';
import type { quoteTransports } from '#contract/sales/quotes/quotes.ts';
import { daysAfter, instantAt } from '#contract/kit/time/zoned-time.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import { writeSealed } from '#server/kit/mail/messages-repo.ts';
import type { Context } from '#server/kit/context.ts';
import type { Stored } from '#server/kit/resource/resource-table.ts';
import { wrongState } from '#server/kit/resource/steps/guards.ts';
import { changeOne, nextRow, writeRows, type Engine } from '#server/kit/resource/write.ts';
import { say } from '#server/kit/words.ts';
import { quotePath } from './quote-address.ts';
import { checkSale } from '#server/features/sales/orders/exports.ts';
import { storedQuote, type StoredQuote } from './quotes-repo.ts';

interface Sent {
  readonly version: number;
  readonly transport: (typeof quoteTransports)[number];
  /** The last day on which it can be answered. */
  readonly until: string;
}

const longest = 365;

/**
 * Opens the address of a quote until the end of a day and sends it to the customer; what was answered
 * before counts no more. Answers the path. Throws where the order is no quote, changed meanwhile, or
 * nobody knows where to send it.
 */
export async function sendQuote(
  app: AppContext,
  engine: Engine,
  context: Context,
  id: number,
  { version, transport, until }: Sent,
): Promise<string> {
  const { db, caller, now, language } = context;
  const today = todayOf(context);
  const wrong = (code: string) => new AppError('common.wrong_input', {}, { until: code });
  const ends = new Date(instantAt(Date.parse(`${daysAfter(until, 1)}T00:00Z`), caller.timezone));
  let path = '';
  await changeOne(engine, context, id, { version, archived: 'refused' }, async ([before]) => {
    if (before!['state'] !== 'quote') throw wrongState(orders, language, before!);
    await checkSale(context, before as Stored & RowOf<typeof orders>);
    if (until < today) throw wrong('fields.too_early');
    if (until > daysAfter(today, longest)) throw wrong('fields.too_late');
    path = await quotePath(app, db, caller, { orderId: id, until: ends });
    const quote = (await storedQuote(db, id))!;
    const recipient = { mail: quote.email, sms: quote.phone, none: '' }[transport];
    if (transport !== 'none') {
      if (recipient === '') {
        throw new AppError('quotes.no_recipient', {}, { transport: 'fields.required' });
      }
      const letter = letterOf(quote, {
        site: caller.siteName,
        until,
        link: app.publicUrl + path,
        language: quote.language ?? language,
      });
      await writeSealed(db, app.keys, {
        transport,
        chainId: caller.chainId,
        siteId: caller.siteId,
        recipient,
        subject: transport === 'mail' ? letter.subject : '',
        body: transport === 'mail' ? letter.mail : letter.sms,
        priority: 'confirmation',
        expiresAt: ends,
      });
      context.afterCommit(() => app.jobs.soon(transport === 'mail' ? 'messages' : 'sms'));
    }
    const change = {
      quote_sent_at: now.toISOString(),
      quote_sent_to: recipient,
      quote_until: ends.toISOString(),
      quote_answer: '',
      quote_answered_at: null,
      quote_signed_by: '',
      quote_reason: '',
      quote_lines: [],
      quote_signature: { drawn: '' },
    };
    await writeRows(engine, context, 'send_quote', [nextRow(orders, before!, change)]);
  });
  return path;
}

function letterOf(
  { number, licenseplate }: StoredQuote,
  {
    language,
    ...rest
  }: Readonly<Record<'site' | 'until' | 'link', string>> & {
    readonly language: StoredQuote['language'] & string;
  },
) {
  const words = (key: string) =>
    say(language, 'quotes', `message.${key}`, {
      ...rest,
      number,
      of: licenseplate ? ` (${licenseplate})` : '',
    });
  return { subject: words('subject'), mail: words('mail'), sms: words('sms') };
}
