import {
  hasRoom,
  paymentReferences,
} from '#contract/economy/payment-references/payment-references.ts';
import { referenceCheckCalls } from '#contract/economy/payment-references/reference-calls.ts';
import { referenceKindOf } from '#contract/money/references/reference-kinds.ts';
import { whatReferenceIs } from '#contract/money/references/what-reference-is.ts';
import { nextInvoice } from '#server/features/economy/billing/exports.ts';
import { leftOfInvoice } from '#server/features/economy/customer-ledger/exports.ts';
import { issuedWithReference } from '#server/features/economy/invoices/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { senderOf } from '#server/kit/document/papers/sender-repo.ts';
import { AppError } from '#server/kit/errors.ts';
import { mount } from '#server/kit/mount.ts';
import { settingsRoutes } from '#server/kit/settings/settings-routes.ts';

/** By what payments of a company's invoices are known, and which invoice one is of. */
export function paymentReferencesRoutes(app: AppContext): void {
  settingsRoutes(app, paymentReferences, {
    beforeSave: async ({ db, caller }, { length, agreement }) => {
      if (typeof agreement === 'string' && !/^(\d{9})?$/.test(agreement)) {
        throw new AppError('common.wrong_input', {}, { agreement: 'fields.format' });
      }
      if (!hasRoom(await nextInvoice(db, caller), Number(length))) {
        throw new AppError('common.wrong_input', {}, { length: 'fields.too_small' });
      }
    },
  });
  mount(
    app,
    referenceCheckCalls,
  )({
    example: async ({ db, caller }) => {
      const { country } = await senderOf(db, caller);
      const number = String(await nextInvoice(db, caller));
      return { data: { kind: referenceKindOf(country), number } };
    },
    invoice: async ({ db, query }) => {
      const { reference } = whatReferenceIs(query.reference);
      const invoice = await issuedWithReference(db, reference);
      if (!invoice) return { data: null };
      return { data: { ...invoice, open: await leftOfInvoice(db, invoice.id) } };
    },
  });
}
