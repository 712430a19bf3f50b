import type { NewSaleLine } from '#contract/cash/cash-registers/sale-parts.ts';
import { documentTotals, fullAmount } from '#contract/money/document-totals.ts';
import { vatOn } from '#contract/money/vat.ts';
import type { NewLine } from './journal/enter-repo.ts';
import { vatRatesOf } from '#server/features/money/vat-codes/exports.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { numbersOfProducts } from './methods-repo.ts';

/** The lines of a sale at a register for practice with what each comes to. Throws where a VAT code has no rate today. */
export async function practisedLines(
  context: Context,
  lines: readonly NewSaleLine[],
): Promise<NewLine[]> {
  const { db } = context;
  const rates = await vatRatesOf(db);
  const today = todayOf(context);
  const vats = lines.map(({ vat_code }) => vatOn(rates, vat_code, today));
  const priced = lines.map(({ quantity, unit_price, discount_percent }, at) => ({
    quantity,
    unit_price,
    discount_percent,
    vat: vats[at]!,
  }));
  const totals = documentTotals({
    includesVat: true,
    lines: priced,
  });
  const ids = lines.flatMap(({ product_id: id }) => (id === null ? [] : [id]));
  const numbers = await numbersOfProducts(db, ids);
  return lines.map(({ kind, product_id, description, quantity, vat_code }, at) => {
    const { amount, net, vat } = totals.lines[at]!;
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
      discount: fullAmount(priced[at]!) - amount,
      of_position: null,
      order_line: null,
    };
  });
}
