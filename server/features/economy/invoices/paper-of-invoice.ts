import { invoices } from '#contract/economy/invoices/invoices.ts';
import { brandOnPaper } from '#server/features/platform/white-label/exports.ts';
import type { Context } from '#server/kit/context.ts';
import { paperOf } from '#server/kit/document/papers/paper-handlers.ts';
import { printedParties } from './printed-parties.ts';

/** How papers of invoices are headed: both parties stand on them as they were. */
export const headOfInvoices = {
  letterhead: async ({ db, host }: Context) => ({ ...(await brandOnPaper(db, host)), phone: '' }),
  printed: printedParties,
};

/** What the paper of an issued invoice or credit note says, in the language of its customer. */
export const paperOfInvoice = (
  context: Context,
  { id, kind }: { readonly id: number; readonly kind: 'invoice' | 'credit' },
) =>
  paperOf(
    invoices,
    context,
    headOfInvoices,
    { id, paper: kind === 'invoice' ? 'invoice' : 'credit_note' },
    undefined,
  );
