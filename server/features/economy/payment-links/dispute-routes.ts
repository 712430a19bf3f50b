import { invoices } from '#contract/economy/invoices/invoices.ts';
import { disputeCalls } from '#contract/economy/payment-links/dispute-calls.ts';
import type { LinkedInvoice } from '#contract/economy/payment-links/linked-invoice.ts';
import { rolesWith } from '#contract/rights.ts';
import { announce, notify } from '#server/features/platform/notifications/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { countTry } from '#server/kit/attempts/attempts.ts';
import type { Context } from '#server/kit/context.ts';
import { AppError } from '#server/kit/errors.ts';
import { hashOf } from '#server/kit/keys/secret-code.ts';
import { atLink } from '#server/kit/links/at-link.ts';
import { claimLinkKey } from '#server/kit/links/link-repo.ts';
import { mount, mountUnmanaged } from '#server/kit/mount.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { openDispute, writeDispute } from './disputes-repo.ts';
import { assertOpen, invoicePage } from './page-of.ts';

const { dispute, disputeOf, settleDispute } = disputeCalls;

// In a quarter of an hour, by one address: more than anybody presses.
const mostDisputes = 20;

/** What a customer says is wrong with an invoice, by its address, and that a site has settled it. */
export function disputeRoutes(app: AppContext, opened: Parameters<typeof atLink>[1]): void {
  mount(app, { disputeOf, settleDispute })({
    disputeOf: async ({ db, params: { id } }) => {
      await rowWithId(db, invoices, id);
      return { data: (await openDispute(db, id)) ?? null };
    },
    settleDispute: async (context) => {
      const { db, caller, params } = context;
      const { id } = await lockRow(db, invoices, params.id);
      if (!(await openDispute(db, id))) throw new AppError('payment-links.not_disputed');
      await writeDispute(db, caller, { invoice_id: id, kind: 'settled' });
      await writeHistory(context, invoices, 'settle_dispute', [{ id, changes: [] }]);
      context.afterCommit(() => publishChanged(app, invoices, caller));
      return { data: null };
    },
  });

  mountUnmanaged(app, { dispute })({
    dispute: async (request) => {
      const { params, body, now } = request;
      const subject = `payment-dispute:${hashOf(params.code).toString('base64url')}`;
      const over = await countTry(app, { [subject]: mostDisputes }, now);
      if (over.size > 0) throw new AppError(opened.tooMany);
      return atLink(app, opened, request, async (context, link): Promise<Page | undefined> => {
        await assertOpen(context, link);
        const shown = await invoicePage(app, context, link);
        if (!shown) return undefined;
        const id = link.invoiceId!;
        if (await claimLinkKey(context.db, link.id, body.key)) {
          await openDisputeOf(context, { ...body, id, number: shown.number });
          context.afterCommit(() => {
            publishChanged(app, invoices, context.caller);
            return announce(app);
          });
        }
        const page = await invoicePage(app, context, link);
        return page && { data: page };
      });
    },
  });
}

/** Writes it down once however many say it at once, and notifies the site that sent the link. */
async function openDisputeOf(
  context: Context,
  {
    id,
    number,
    reason,
    said,
  }: Pick<Said, 'reason' | 'said'> & { readonly id: number; readonly number: string },
): Promise<void> {
  const { db, caller, now } = context;
  await lockRow(db, invoices, id);
  if (await openDispute(db, id)) throw new AppError('payment-links.disputed');
  const { open } = (await rowWithId(db, invoices, id)) as { open?: number };
  if ((open ?? 0) <= 0) throw new AppError('payment-links.nothing_to_pay');
  await writeDispute(db, caller, { invoice_id: id, kind: 'opened', reason, said });
  await writeHistory(context, invoices, 'dispute', [{ id, changes: [] }]);
  await notify(db, {
    chainId: caller.chainId,
    to: { siteId: caller.siteId, roles: rolesWith('invoices.write') },
    kind: 'operations',
    words: {
      key: (part) => `payment-links:notices.disputed.${part}`,
      values: { number, said: said || '–' },
    },
    shouldResolve: true,
    once: `invoice_disputed ${id} ${now.getTime()}`,
  });
}

type Said = Exclude<Parameters<typeof writeDispute>[2], { kind: 'settled' }>;

interface Page {
  readonly data: LinkedInvoice;
}
