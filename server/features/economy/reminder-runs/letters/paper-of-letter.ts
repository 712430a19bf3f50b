import { customers } from '#contract/customer/customers.ts';
import { reminderLetters } from '#contract/economy/reminder-runs/reminder-letters.ts';
import type { PaperContent } from '#contract/kit/paper/pages.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { languageOf } from '#contract/platform/languages.ts';
import { sellerOf } from '#server/features/economy/billing/exports.ts';
import { logoOnPaper } from '#server/features/economy/invoices/exports.ts';
import { brandOnPaper } from '#server/features/platform/white-label/exports.ts';
import type { Context } from '#server/kit/context.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { letterPaper } from './letter-paper.ts';
import { invoicesOfLetter, languageOfLetter } from './letters-repo.ts';

/** A letter as it leaves on paper. Throws where there is none. */
export async function paperOfLetter(context: Context, id: number): Promise<PaperContent> {
  const { db, host } = context;
  const letter = (await rowWithId(db, reminderLetters, id)) as RowOf<typeof reminderLetters>;
  const customer = (await rowWithId(db, customers, letter.customer_id)) as RowOf<typeof customers>;
  const seller = await sellerOf(context);
  const { logo, colour } = await brandOnPaper(db, host);
  const invoices = (await invoicesOfLetter(db, id)).map((one) => ({ ...one, link: '' }));
  return letterPaper({
    said: {
      kind: letter.kind,
      number: letter.number,
      day: letter.day,
      pay_by: letter.pay_by,
      currency: letter.currency,
      amount: letter.amount ?? 0,
      fee: letter.fee ?? 0,
      interest: letter.interest ?? 0,
      invoices,
    },
    seller,
    customer,
    language: languageOf(await languageOfLetter(db, id)) ?? context.language,
    head: {
      ...(logo !== null && { logo }),
      ...logoOnPaper(seller),
      ...(colour !== null && { colour }),
    },
  });
}
