import { ledgerAccounts } from '#contract/money/ledger-accounts.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import { resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { hasVatCode } from '#server/features/money/vat-codes/exports.ts';

/** The accounts of companies. */
export function ledgerAccountsRoutes(app: AppContext): void {
  resourceRoutes(app, ledgerAccounts, {
    beforeSave: async ({ db }, change) => {
      const code = change['vat_code'];
      if (typeof code === 'string' && code !== '' && !(await hasVatCode(db, code))) {
        throw new AppError('common.wrong_input', {}, { vat_code: 'fields.unknown' });
      }
      return change;
    },
  });
}
