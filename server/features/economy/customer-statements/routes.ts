import { customerStatementCalls } from '#contract/economy/customer-statements.ts';
import { customers } from '#contract/customer/customers.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { languageOf } from '#contract/platform/languages.ts';
import { openEntriesOf } from '#server/features/economy/customer-ledger/exports.ts';
import { sellerOf } from '#server/features/economy/billing/exports.ts';
import { logoOnPaper } from '#server/features/economy/invoices/exports.ts';
import { brandOnPaper } from '#server/features/platform/white-label/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import { mount } from '#server/kit/mount.ts';
import { paperFile } from '#server/kit/paper/paper-file.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { statement } from './statement.ts';

/** What customers owe a company, on paper. */
export function customerStatementsRoutes(app: AppContext): void {
  mount(
    app,
    customerStatementCalls,
  )({
    statement: async (context) => {
      const { db, caller, host, params, query } = context;
      const customer = (await rowWithId(db, customers, params.id)) as RowOf<typeof customers>;
      const { logo, colour } = await brandOnPaper(db, host);
      const seller = await sellerOf(context);
      const content = statement({
        seller,
        customer,
        open: await openEntriesOf(db, caller, params.id),
        day: todayOf(context),
        language: query.language ?? languageOf(customer.language ?? '') ?? context.language,
        head: {
          ...(logo !== null && { logo }),
          ...logoOnPaper(seller),
          ...(colour !== null && { colour }),
        },
      });
      return paperFile(app, content);
    },
  });
}
