import type { NewSaleLine } from '#contract/cash/cash-registers/sale-parts.ts';
import type { Line } from '#contract/kit/document/lines.ts';
import { inOrder } from '#contract/money/document-lines.ts';
import type { Tender } from './tenders.ts';
import type { Sale } from './use-sale.ts';

/** Lines that were typed, or an order that is sold as it stands. */
export type Sold =
  | Pick<Sale, 'intent' | 'lines' | 'left_out'>
  | { readonly intent: string; readonly order_id: number };

/** A payment, and by what it is proved. */
export const paymentOf = ({
  method_id,
  amount,
  handed,
  reference,
  gift_card,
  charge,
  by_hand,
}: Tender) => ({
  method_id,
  amount,
  handed,
  reference,
  ...(gift_card !== undefined && { gift_card }),
  ...(charge !== undefined && { charge }),
  ...(by_hand !== undefined && { by_hand }),
});

/** What is sold, as it is entered. */
export const goodsOf = (sold: Sold) =>
  'order_id' in sold
    ? { intent: sold.intent, order_id: sold.order_id }
    : {
        intent: sold.intent,
        lines: inOrder(sold.lines).map(lineOf),
        left_out: [...sold.left_out],
      };

/** A line as it is entered. */
const lineOf = (line: Line): NewSaleLine => ({
  key: line.key,
  kind: line['kind'] as NewSaleLine['kind'],
  product_id: (line['product_id'] ?? null) as number | null,
  description: String(line['description']),
  quantity: Number(line['quantity']),
  unit_price: Number(line['unit_price']),
  vat_code: String(line['vat_code']),
  discount_percent: (line['discount_percent'] ?? null) as number | null,
  added_by: (line['added_by'] ?? null) as NewSaleLine['added_by'],
});
