import * as z from 'zod/mini';
import {
  receiptReaches,
  type sentReceiptCalls,
} from '#contract/cash/sent-receipts/sent-receipts.ts';
import type { Receipt } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import { languageOfReceipts } from '#contract/cash/cash-registers/receipt-words.ts';
import { attachedFile, pageOf } from '#server/features/economy/invoice-deliveries/exports.ts';
import { openJournal, receiptOf } from '#server/features/cash/cash-registers/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { now } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { writeSealed } from '#server/kit/mail/messages-repo.ts';
import { say } from '#server/kit/words.ts';
import { receiptPath } from './receipt-address.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { asCopy, sentBefore } from './sent-repo.ts';

/** How long a message may wait for its server. */
const goodForMs = 2 * 86_400_000;

/**
 * Gives a receipt to its customer without paper, once for each intent, and writes that down; answers
 * where it is. What its printer printed, or was given before, is sent as the one copy: throws where
 * there was one.
 */
export async function sendReceipt(
  app: AppContext,
  context: Context<(typeof sentReceiptCalls)['sendReceipt']>,
): Promise<string> {
  const { db, caller, params, body } = context;
  const { intent, way } = body;
  if (way !== 'qr' && !z.safeParse(receiptReaches[way], body.to).success) {
    throw new AppError('common.wrong_input', {}, { to: 'fields.format' });
  }
  const journal = await openJournal(app, context, params.id);
  const { register } = journal;
  const receipt = await receiptOf(db, params.id, params.nr);
  const sent = await sentBefore(db, params.id, { nr: params.nr, intent });
  const at = (copy: boolean) =>
    receiptPath(app, db, caller, { register: params.id, nr: params.nr, copy });
  if (sent.again) return at(sent.asCopy);
  const copy = register.agent_id !== null || sent.before;
  // Who has a copy has the receipt.
  if (receipt.copied) throw new AppError('cash-registers.copied');
  await journal.note({
    kind: 'receipt_sent',
    intent,
    transaction_nr: params.nr,
    text: copy ? `${way}${asCopy}` : way,
  });
  if (copy) {
    const amount = Math.abs(receipt.gross);
    await journal.note({ kind: 'copy', transaction_nr: params.nr, amount });
  }
  const path = await at(copy);
  if (way !== 'qr') await write(app, context, receipt, { path, copy });
  return path;
}

async function write(
  app: AppContext,
  context: Context<(typeof sentReceiptCalls)['sendReceipt']>,
  receipt: Receipt,
  { path, copy }: { readonly path: string; readonly copy: boolean },
): Promise<void> {
  const { db, caller, body } = context;
  const { country, seller } = receipt;
  const language = languageOfReceipts(country);
  const t = (key: string) =>
    say(language, 'sent-receipts', `message.${key}`, {
      company: seller.name,
      link: app.publicUrl + path,
    });
  const isMail = body.way === 'mail';
  const file = isMail ? await receiptPdf(receipt, { country, copy }) : undefined;
  await writeSealed(db, app.keys, {
    transport: isMail ? 'mail' : 'sms',
    chainId: caller.chainId,
    siteId: caller.siteId,
    recipient: body.to,
    subject: isMail ? t('subject') : '',
    body: t(isMail ? 'mail' : 'sms'),
    priority: 'waited_for',
    ...(file && {
      attached: {
        html: pageOf(t('mail'), language),
        from: seller.name,
        file: attachedFile(file.name, 'application/pdf', file.bytes),
      },
    }),
    expiresAt: new Date(now().getTime() + goodForMs),
  });
  context.afterCommit(() => app.jobs.soon(isMail ? 'messages' : 'sms'));
}
