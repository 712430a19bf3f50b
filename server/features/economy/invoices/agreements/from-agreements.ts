import { storageAgreements } from '#contract/hotel/storage-agreements/storage-agreements.ts';
import { languageOf } from '#contract/platform/languages.ts';
import { vatRatesOf } from '#server/features/money/vat-codes/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { addDraft } from '../add-draft.ts';
import { feeLines } from '../fee-lines.ts';
import { agreementLines, includesVat, periodsOf } from './agreement-lines.ts';
import { agreementsWithIds, writeAgreementSources } from './agreements-repo.ts';

/**
 * Makes a draft of what of storage agreements has begun by a day and is not invoiced yet; answers its
 * id. Throws where nothing is left of them, one is not in force, or they are not of one customer.
 */
export async function invoiceOfAgreements(
  app: AppContext,
  context: Context,
  ids: readonly number[],
  until: string,
): Promise<number> {
  const { db } = context;
  // Anyone who invoices one of them at the same time waits, and then finds nothing left.
  for (const id of ids.toSorted((one, other) => one - other)) {
    await lockRow(db, storageAgreements, id);
  }
  const all = await agreementsWithIds(db, ids);
  if (all.some(({ state, archived_at }) => state !== 'active' || archived_at !== null)) {
    throw new AppError('invoices.not_in_force');
  }
  const [first] = all;
  if (!first || all.some(({ customer_id }) => customer_id !== first.customer_id)) {
    throw new AppError('invoices.not_alike');
  }
  const by = { day: todayOf(context), rates: await vatRatesOf(db) };
  const language = languageOf(first.customer.language ?? '') ?? context.language;
  const parts = all.flatMap((agreement) => {
    const periods = periodsOf(agreement, until);
    return agreementLines(agreement, periods, by, language).lines.map((line, at) => ({
      line,
      source: { key: line.key, agreement_id: agreement.id, ...periods[at]! },
    }));
  });
  if (parts.length === 0) throw new AppError('invoices.nothing_left');
  const lines = parts.map(({ line }) => line);
  const customer = { customer_id: first.customer_id, prices_include_vat: includesVat(first) };
  const made = await addDraft(app, context, {
    customer_id: first.customer_id,
    like: { prices_include_vat: customer.prices_include_vat, delivered_on: by.day },
    own: {},
    lines: [...lines, ...(await feeLines(context, customer, lines))].map((line, position) => ({
      ...line,
      position,
    })),
  });
  await writeAgreementSources(
    db,
    made,
    parts.map(({ source }) => source),
  );
  const history = all.map(({ id }) => ({ id, changes: [] }));
  await writeHistory(context, storageAgreements, 'invoice', history);
  context.afterCommit(() => publishChanged(app, storageAgreements, context.caller));
  return made;
}
