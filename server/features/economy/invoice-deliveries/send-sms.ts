import type { AppContext } from '#server/kit/app-context.ts';
import { languageOf } from '#contract/platform/languages.ts';
import { paymentLink } from '#server/features/economy/payment-links/exports.ts';
import { actAs } from '#server/kit/caller/act-as.ts';
import { now } from '#server/kit/clock.ts';
import { writeSealed } from '#server/kit/mail/messages-repo.ts';
import { actingFor, requestOf } from './acting-for.ts';
import { noteDelivery, reachOf, stillWaits, type DueDelivery } from './deliveries-repo.ts';
import { letterOf } from './letter.ts';
import { goodForMs } from './send-mail.ts';
import { dueOf, issuedInvoice } from './ubl-of-invoice.ts';

/** Sends by SMS how much an invoice is, by when and where to pay. */
export async function sendSms(app: AppContext, due: DueDelivery): Promise<void> {
  await actAs(app, actingFor(due), requestOf(due), async ({ db, caller, language: own }) => {
    if (!(await stillWaits(db, due))) return;
    const issued = await issuedInvoice({ db, language: own }, due.invoice_id);
    const { language } = await reachOf(db, issued.customer_id);
    const { id, invoice } = issued;
    const link = await paymentLink(app, { db, caller }, { id, kind: invoice.kind });
    const inLanguage = languageOf(language ?? '') ?? own;
    const { body } = letterOf(invoice, dueOf(issued), link, inLanguage);
    const message_id = await writeSealed(db, app.keys, {
      transport: 'sms',
      chainId: due.chain_id,
      siteId: due.sent_by,
      recipient: due.address,
      subject: '',
      body: body.replaceAll('\n\n', '\n'),
      expiresAt: new Date(now().getTime() + goodForMs),
    });
    await noteDelivery(db, due, { message_id });
  });
  await app.jobs.soon('sms');
}
