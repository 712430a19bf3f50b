import { billing } from '#contract/economy/billing.ts';
import {
  hasRoom,
  paymentReferences,
} from '#contract/economy/payment-references/payment-references.ts';
import { referenceKindOf } from '#contract/money/references/reference-kinds.ts';
import { isPaidTo } from '#contract/money/bank-numbers.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import { senderOf } from '#server/kit/document/papers/sender-repo.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import { settingsRoutes } from '#server/kit/settings/settings-routes.ts';
import { hasBegun } from './invoice-series.ts';
import { logoRoutes } from './logo/logo-routes.ts';
import { setupRoutes, type WaysOut } from './setup/setup-routes.ts';

/** What stands on a company's invoices of itself, its logo, and what it lacks to issue any. */
export function billingRoutes(app: AppContext, ways: WaysOut): void {
  logoRoutes(app);
  setupRoutes(app, ways);
  settingsRoutes(app, billing, {
    beforeSave: async ({ db, caller }, fields) => {
      const { account, first_number: first } = fields;
      const { country } = await senderOf(db, caller);
      const { length } = await settingsOf(db, paymentReferences, caller);
      if (referenceKindOf(country) === 'kid' && !hasRoom(Number(first), length)) {
        throw new AppError('common.wrong_input', {}, { first_number: 'fields.too_big' });
      }
      const { first_number: before } = await settingsOf(db, billing, caller);
      if (first !== before && (await hasBegun(db, caller))) {
        throw new AppError('invoices.numbering_begun');
      }
      if (typeof account !== 'string' || account === '') return;
      if (isPaidTo(country, account)) return;
      throw new AppError('common.wrong_input', {}, { account: 'fields.bank_number' });
    },
  });
}
