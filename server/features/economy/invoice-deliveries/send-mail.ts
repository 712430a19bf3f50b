import { pageOf, letterOf, attachedFile } from './letter.ts';
import { lacksOfEhf } from '#contract/economy/invoice-deliveries/ehf-rules.ts';
import { paperOfInvoice } from '#server/features/economy/invoices/exports.ts';
import { paymentLink } from '#server/features/economy/payment-links/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { actAs } from '#server/kit/caller/act-as.ts';
import { now } from '#server/kit/clock.ts';
import { writeSealed, type AttachedFile } from '#server/kit/mail/messages-repo.ts';
import { paperFile } from '#server/kit/paper/paper-file.ts';
import { actingFor, requestOf } from './acting-for.ts';
import { noteDelivery, stillWaits, type DueDelivery } from './deliveries-repo.ts';
import { dueOf, issuedInvoice, ublOf } from './ubl-of-invoice.ts';

/** How long a message may wait for the server of mails: the one who sent it hears then that it did not leave. */
export const goodForMs = 2 * 86_400_000;

/** Mails an invoice: its paper as PDF, and beside it the XML where it can be one, for programs that read it. */
export async function sendMail(app: AppContext, due: DueDelivery): Promise<void> {
  const { issued, paper, link } = await actAs(
    app,
    actingFor(due),
    requestOf(due),
    async (context) => {
      const one = await issuedInvoice(context, due.invoice_id);
      const { kind } = one.invoice;
      const of = { id: due.invoice_id, kind };
      return {
        issued: one,
        paper: await paperOfInvoice(context, of),
        link: await paymentLink(app, context, of),
      };
    },
  );
  const { invoice } = issued;
  // Outside of a transaction: a logo may come from afar.
  const { name, type, content } = paperFile(app, paper.content);
  const parts: Uint8Array[] = [];
  for await (const part of content as AsyncIterable<Uint8Array>) parts.push(part);
  const more: AttachedFile[] =
    lacksOfEhf(invoice).length > 0
      ? []
      : [attachedFile(`${invoice.number}.xml`, 'application/xml', await ublOf(app, issued))];
  const { subject, body } = letterOf(invoice, dueOf(issued), link, paper.language);
  await app.db.transaction('system', async (tx) => {
    if (!(await stillWaits(tx, due))) return;
    const message_id = await writeSealed(tx, app.keys, {
      transport: 'mail',
      chainId: due.chain_id,
      siteId: due.sent_by,
      recipient: due.address,
      subject,
      body,
      attached: {
        html: pageOf(body, paper.language),
        from: invoice.seller.name,
        file: attachedFile(name, type, Buffer.concat(parts)),
        more,
      },
      expiresAt: new Date(now().getTime() + goodForMs),
    });
    await noteDelivery(tx, due, { message_id });
  });
  await app.jobs.soon('messages');
}
