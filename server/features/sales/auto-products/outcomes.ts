import type { Line } from '#contract/kit/document/lines.ts';
import type { Outcome } from '#contract/kit/document/follow-rules.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { autoOutcomes, type AutoInputs } from '#contract/sales/auto-products/auto-lines.ts';
import type { orders } from '#contract/sales/orders.ts';
import { todayOf } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { autoInputsOf } from './inputs-repo.ts';

export type Order = Pick<
  RowOf<typeof orders>,
  'order_date' | 'customer_id' | 'car_id' | 'booking_id' | 'left_out'
> & { readonly lines: readonly Line[] };

const productsOf = (lines: readonly Line[]): number[] => [
  ...new Set(lines.map((line) => line['product_id']).filter((id) => typeof id === 'number')),
];

/** What rules say of an order hangs on. */
export const inputsOfOrder = (
  context: Pick<Context, 'db' | 'now' | 'caller'>,
  { lines, customer_id, car_id, booking_id, order_date }: Order,
): Promise<AutoInputs> =>
  autoInputsOf(context.db, {
    product_ids: productsOf(lines),
    customer_id,
    car_id,
    booking_id,
    day: order_date ?? todayOf(context),
  });

/** What rules say of an order, by what they hang on. */
export const outcomesIn = (
  context: Pick<Context, 'now' | 'caller'>,
  inputs: AutoInputs,
  { lines, order_date: day, left_out: leftOut }: Order,
): Outcome[] => autoOutcomes(inputs, lines, { day: day ?? todayOf(context), leftOut });
