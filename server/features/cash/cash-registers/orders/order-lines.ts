import { lineAmounts } from '#contract/economy/invoices/line-amounts.ts';
import type { Line } from '#contract/kit/document/lines.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { rounded } from '#contract/money/amounts.ts';
import { inOrder } from '#contract/money/document-lines.ts';
import { fullAmount, type RateTotals } from '#contract/money/document-totals.ts';
import type { VatCategory } from '#contract/money/vat.ts';
import type { orders } from '#contract/sales/orders.ts';
import type { Context } from '#server/kit/context.ts';
import type { NewLine } from '../journal/enter-repo.ts';
import { numbersOfProducts } from '../methods-repo.ts';

const whole = 100_00n;

/** The lines of an order as they stand in a journal; together they are what the order comes to, to the cent. */
export async function linesOfOrder(
  { db }: Pick<Context, 'db'>,
  order: RowOf<typeof orders>,
): Promise<NewLine[]> {
  const { prices_include_vat: includesVat } = order;
  const lines = inOrder(order.lines as readonly Line[]).map(soldLine);
  const amounts = lineAmounts(lines, order.vat_rates as readonly RateTotals[], includesVat);
  const ids = lines.flatMap(({ product_id: id }) => (id === null ? [] : [id]));
  const numbers = await numbersOfProducts(db, ids);
  return lines
    .map((line, at) => {
      const { net, vat } = amounts[at]!;
      const { key, product_id, description, kind, quantity, vat_code, vat_rate, amount } = line;
      const off = fullAmount(line) - amount;
      const withVat = includesVat ? off : rounded(BigInt(off) * (whole + BigInt(vat_rate)), whole);
      return {
        position: at,
        product_id,
        article: (product_id !== null && numbers.get(product_id)) || '',
        description,
        group: kind,
        quantity,
        gross: net + vat,
        net,
        vat,
        vat_code,
        vat_rate,
        discount: Math.max(0, withVat),
        of_position: null,
        order_line: key,
      };
    })
    .filter(({ quantity }) => quantity !== 0);
}

/** A line of an order, of which much is written by the server alone. */
const soldLine = (line: Line) => ({
  key: line.key,
  product_id: (line['product_id'] ?? null) as number | null,
  description: String(line['description']),
  kind: String(line['kind']),
  quantity: Number(line['quantity']),
  unit_price: Number(line['unit_price']),
  vat_code: String(line['vat_code']),
  vat_rate: Number(line['vat_rate']),
  vat_category: line['vat_category'] as VatCategory,
  amount: Number(line['amount']),
});
