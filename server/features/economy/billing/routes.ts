import { billing } from '#contract/economy/billing.ts';
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
      const { account, first_number: first, reference_length: length } = fields;
      // A reference holds the number of its invoice, its check digit, and room for more numbers.
      if (String(first).length + 2 > Number(length)) {
        throw new AppError('common.wrong_input', {}, { reference_length: 'fields.too_small' });
      }
      const { first_number: before } = await settingsOf(db, billing, caller);
      if (first !== before && (await hasBegun(db, caller))) {
        throw new AppError('invoices.numbering_begun');
      }
      if (typeof account !== 'string' || account === '') return;
      const { country } = await senderOf(db, caller);
      if (isPaidTo(country, account)) return;
      throw new AppError('common.wrong_input', {}, { account: 'fields.bank_number' });
    },
  });
}
