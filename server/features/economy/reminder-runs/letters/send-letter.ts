import type { Seller } from '#contract/economy/invoices/parties.ts';
import type { LetterChannel } from '#contract/economy/reminder-runs/reminder-letters.ts';
import type { Language } from '#contract/platform/languages.ts';
import { pageOf } from '#server/features/economy/invoice-deliveries/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { now } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { writeSealed } from '#server/kit/mail/messages-repo.ts';
import { letterText, smsText, type Said } from './letter-text.ts';

// A reminder that is older is not true any more.
const goodForMs = 2 * 86_400_000;

interface Sent {
  readonly said: Said;
  readonly seller: Seller;
  readonly language: Language;
  readonly channel: LetterChannel;
  readonly address: string;
}

/** Has a letter leave by mail, SMS or EHF once the transaction has ended; answers the message, null of what leaves otherwise. */
export async function sendLetter(
  app: AppContext,
  { db, caller, afterCommit }: Context,
  { said, seller, language, channel, address }: Sent,
): Promise<number | null> {
  if (channel === 'ehf') afterCommit(() => app.jobs.soon('reminder-letters'));
  if (channel !== 'mail' && channel !== 'sms') return null;
  const { subject, body } = letterText(said, seller, language);
  const isMail = channel === 'mail';
  const id = await writeSealed(db, app.keys, {
    transport: channel,
    chainId: caller.chainId,
    siteId: caller.siteId,
    recipient: address,
    subject: isMail ? subject : '',
    body: isMail ? body : smsText(said, seller, language),
    ...(isMail && { attached: { html: pageOf(body, language), from: seller.name } }),
    expiresAt: new Date(now().getTime() + goodForMs),
  });
  afterCommit(() => app.jobs.soon(isMail ? 'messages' : 'sms'));
  return id;
}
