import { invoices } from '#contract/economy/invoices/invoices.ts';
import type { LinkedPayment } from '#contract/economy/payment-links/linked-order.ts';
import { paymentLinkCalls } from '#contract/economy/payment-links/payment-link-calls.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { paperOfInvoice } from '#server/features/economy/invoices/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { countTry } from '#server/kit/attempts/attempts.ts';
import { AppError } from '#server/kit/errors.ts';
import { hashOf } from '#server/kit/keys/secret-code.ts';
import { atLink } from '#server/kit/links/at-link.ts';
import { mount, mountUnmanaged } from '#server/kit/mount.ts';
import { paperFile } from '#server/kit/paper/paper-file.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import type { Stored } from '#server/kit/resource/resource-table.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { wrongState } from '#server/kit/resource/steps/guards.ts';
import type { FileAnswer } from '#server/kit/sheet/file-answer.ts';
import { disputeRoutes } from './dispute-routes.ts';
import { playEasy } from './demo/play-easy.ts';
import { playVipps } from './demo/play-vipps.ts';
import { cancelOpen } from './online/cancel-open.ts';
import { callbacks } from './online/callbacks.ts';
import { providerKeyRoutes } from './online/key-routes.ts';
import { payRoutes } from './online/pay-routes.ts';
import { askedPaymentRoutes } from './orders/ask-routes.ts';
import { assertOpen, invoicePage, pageOf } from './page-of.ts';
import { onlineRefundRoutes } from './refunds/refund-routes.ts';
import { paymentPath } from './payment-address.ts';
import { closeLinks } from './payment-links-repo.ts';

const { makeLink, closeLink, paymentPage, paymentPaper } = paymentLinkCalls;
const opened = {
  kind: 'payment',
  tooMany: 'payment-links.too_many',
  ended: 'payment-links.ended',
} as const;

// In a quarter of an hour, by one address: a paper costs the server more than the page.
const mostPapers = 30;

/** The links of invoices and orders: handed over, and opened by anyone who has them. */
export function paymentLinksRoutes(app: AppContext): void {
  mount(app, { makeLink, closeLink })({
    makeLink: async ({ db, caller, language, params: { id } }) => {
      const row = (await rowWithId(db, invoices, id)) as RowOf<typeof invoices>;
      if (row.state !== 'issued' || row.kind !== 'invoice') {
        throw wrongState(invoices, language, row as unknown as Stored);
      }
      return { data: { path: await paymentPath(app, db, caller, id) } };
    },
    closeLink: async (context) => {
      const { db, now, params } = context;
      // Another request that makes a link or begins to pay waits here.
      const { id } = await lockRow(db, invoices, params.id);
      if ((await closeLinks(db, id, now)) === 0) throw new AppError('payment-links.no_link');
      await cancelOpen(app, context, { invoiceId: id, orderId: null });
      await writeHistory(context, invoices, 'revoke_link', [{ id, changes: [] }]);
      context.afterCommit(() => publishChanged(app, invoices, context.caller));
      return { data: null };
    },
  });

  askedPaymentRoutes(app);
  onlineRefundRoutes(app);
  disputeRoutes(app, opened);
  payRoutes(app, opened);
  providerKeyRoutes(app);
  callbacks(app);
  playVipps(app);
  playEasy(app);
  mountUnmanaged(app, { paymentPage, paymentPaper })({
    paymentPage: (request) =>
      atLink(app, opened, request, async (context, link): Promise<Page | undefined> => {
        const page = await pageOf(app, context, link);
        return page && { data: page };
      }),
    paymentPaper: async (request) => {
      const { params, now } = request;
      const subject = `payment-paper:${hashOf(params.code).toString('base64url')}`;
      const over = await countTry(app, { [subject]: mostPapers }, now);
      if (over.size > 0) throw new AppError(opened.tooMany);
      return atLink(
        app,
        opened,
        request,
        async (context, link): Promise<FileAnswer | undefined> => {
          if (link.invoiceId === null || !(await invoicePage(app, context, link))) return undefined;
          await assertOpen(context, link);
          const paper = { id: link.invoiceId, kind: 'invoice' } as const;
          return paperFile(app, (await paperOfInvoice(context, paper)).content);
        },
      );
    },
  });
}

interface Page {
  readonly data: LinkedPayment;
}
