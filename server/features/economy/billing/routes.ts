import { billing } from '#contract/economy/billing.ts';
import { isPaidTo } from '#contract/money/bank-numbers.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import { senderOf } from '#server/kit/document/papers/sender-repo.ts';
import { settingsRoutes } from '#server/kit/settings/settings-routes.ts';

/** What stands on a company's invoices of itself. */
export function billingRoutes(app: AppContext): void {
  settingsRoutes(app, billing, {
    beforeSave: async ({ db, caller }, { account }) => {
      if (typeof account !== 'string' || account === '') return;
      const { country } = await senderOf(db, caller);
      if (isPaidTo(country, account)) return;
      throw new AppError('common.wrong_input', {}, { account: 'fields.bank_number' });
    },
  });
}
