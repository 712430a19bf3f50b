import { creditAmounts, leftToCredit } from '#contract/economy/invoices/credit-rules.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import type { RowOf } from '#contract/kit/row.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import type { AmountsOf } from '#server/kit/document/document-hooks.ts';
import { AppError } from '#server/kit/errors.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { wrongState } from '#server/kit/resource/steps/guards.ts';
import { addDraft } from './add-draft.ts';
import { draftOfCredit, invoicedOf } from './credit-repo.ts';
import { issuedTo, writeSameSources } from './invoices-repo.ts';

type Invoice = RowOf<typeof invoices>;

/**
 * The draft of a credit note of what is left of an issued invoice, which is the one that there is
 * already; answers its id. Throws where nothing is left.
 */
export async function creditOfInvoice(
  app: AppContext,
  context: Context,
  id: number,
): Promise<number> {
  const { db } = context;
  const locked = await lockRow(db, invoices, id);
  const invoice = (await rowWithId(db, invoices, id)) as Invoice;
  if (invoice.state !== 'issued' || invoice.kind !== 'invoice') {
    throw wrongState(invoices, context.language, locked);
  }
  const draft = await draftOfCredit(db, id);
  if (draft) return draft.id;
  const lines = (await invoicedOf(db, id)).lines.flatMap((one) =>
    leftToCredit(one) > 0 ? [{ ...one.line, quantity: leftToCredit(one) }] : [],
  );
  if (lines.length === 0) throw new AppError('invoices.credited');
  const { delivered_on, buyer_reference, purchase_order, prices_include_vat } = invoice;
  const { id: customer_id } = await issuedTo(db, id);
  const made = await addDraft(app, context, {
    customer_id,
    like: { delivered_on, buyer_reference, purchase_order, prices_include_vat },
    own: { kind: 'credit', credits_id: id, order_numbers: invoice.order_numbers },
    lines,
  });
  await writeSameSources(db, made, id);
  return made;
}

const invoiced = ['kind', 'product_id', 'unit_price', 'discount_percent', 'vat_code'] as const;

/**
 * What a credit note comes to, whose lines are parts of those of its invoice, as they were issued.
 * Throws where a line is none of that, or more than is left of it.
 */
export const amountsOfCredit: AmountsOf = async ({ db }, { kind, credits_id }, done) => {
  if (kind !== 'credit') return done;
  const of = await invoicedOf(db, Number(credits_id));
  const known = new Map(of.lines.map((one) => [one.key, one]));
  for (const line of done.lines) {
    const source = known.get(line.key);
    const changed = source
      ? invoiced.find((field) => line[field] !== source.line[field])
      : 'description';
    if (!source || changed) {
      throw new AppError(
        'invoices.as_credited',
        {},
        { [`lines.${line.key}.${changed}`]: 'fields.unknown' },
      );
    }
    if (Number(line['quantity']) > leftToCredit(source)) {
      throw new AppError(
        'invoices.more_than_left',
        { left: leftToCredit(source) / 1000 },
        { [`lines.${line.key}.quantity`]: 'fields.quantity' },
      );
    }
  }
  return creditAmounts(of, done);
};
