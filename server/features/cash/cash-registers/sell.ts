import type { NewSaleLine, registerCalls } from '#contract/cash/cash-registers/register-calls.ts';
import { documentTotals } from '#contract/money/document-totals.ts';
import { vatOn } from '#contract/money/vat.ts';
import { enteredOf, type NewLine } from './journal/enter-repo.ts';
import { transactionsSince } from './journal/journal-repo.ts';
import { openJournal, type OpenJournal } from './journal/open-journal.ts';
import { vatRatesOf } from '#server/features/money/vat-codes/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { checkSeller } from './check-seller.ts';
import { methodsOfRegister, numbersOfProducts } from './methods-repo.ts';
import { payments } from './pay.ts';

/** Enters a whole sale with its payments and its receipt, once for each intent; answers its number. */
export async function sell(
  app: AppContext,
  context: Context<(typeof registerCalls)['sell']>,
): Promise<number> {
  const { db, caller, params, body } = context;
  const journal = await openJournal(app, context, params.id);
  const written = await enteredOf(db, params.id, body.intent);
  if (written !== undefined) return written;
  await checkSeller(context);
  await checkFloat(context, journal);
  const lines = await pricedLines(context, body.lines);
  const [gross, net] = [sum(lines.map((line) => line.gross)), sum(lines.map((line) => line.net))];
  const methods = await methodsOfRegister(db, caller, journal.register.has_drawer);
  const paid = payments(gross, body.payments, methods);
  const nr = await journal.enter({ kind: 'sale', intent: body.intent, gross, net, lines, ...paid });
  await noteDrawer(journal, nr, paid.payments);
  await journal.note({ kind: 'sales_receipt', transaction_nr: nr });
  return nr;
}

/** Notes that the drawer is opened for coins that change hands. */
export async function noteDrawer(
  journal: OpenJournal,
  nr: number,
  paid: readonly { readonly kind: string }[],
): Promise<void> {
  if (!paid.some(({ kind }) => kind === 'cash')) return;
  await journal.note({ kind: 'drawer_opened', transaction_nr: nr });
}

/** Throws where what is in the drawer for change was not counted since the last Z report. */
export async function checkFloat(
  { db }: Context,
  { register, series }: OpenJournal,
): Promise<void> {
  if (!register.has_drawer) return;
  const transactions = await transactionsSince(db, register.id, series.z_transaction);
  if (!transactions.some(({ kind }) => kind === 'float'))
    throw new AppError('cash-registers.count_float');
}

/** The lines of a sale with what each comes to. Throws where a VAT code has no rate today. */
async function pricedLines(context: Context, lines: readonly NewSaleLine[]): Promise<NewLine[]> {
  const { db } = context;
  const rates = await vatRatesOf(db);
  const today = todayOf(context);
  const vats = lines.map(({ vat_code }) => vatOn(rates, vat_code, today));
  const totals = documentTotals({
    includesVat: true,
    lines: lines.map(({ quantity, unit_price, discount }, at) => ({
      quantity,
      unit_price,
      discount_amount: discount,
      vat: vats[at]!,
    })),
  });
  const ids = lines.flatMap(({ product_id: id }) => (id === null ? [] : [id]));
  const numbers = await numbersOfProducts(db, ids);
  return lines.map(({ kind, product_id, description, quantity, vat_code, discount }, at) => {
    const { net, vat } = totals.lines[at]!;
    const article = product_id === null ? '' : numbers.get(product_id);
    if (article === undefined) {
      throw new AppError('common.wrong_input', {}, { lines: 'fields.unknown' });
    }
    return {
      position: at,
      product_id,
      article,
      description,
      group: kind,
      quantity,
      gross: net + vat,
      net,
      vat,
      vat_code,
      vat_rate: vats[at]!.rate,
      discount,
      of_position: null,
    };
  });
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
