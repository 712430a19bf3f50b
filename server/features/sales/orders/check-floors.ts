import type { Line } from '#contract/kit/document/lines.ts';
import type { VatKind } from '#contract/money/vat.ts';
import { belowFloor, givesNoMore, isTaxedAsSold } from '#contract/sales/line-floor.ts';
import type { Priced } from '#contract/stock/pricing/price-engine.ts';
import { priceFloors } from '#contract/stock/pricing/price-floors.ts';
import { vatRatesOf } from '#server/features/money/vat-codes/exports.ts';
import { pricesOfRules } from '#server/features/sales/auto-products/exports.ts';
import { pricedFor } from '#server/features/stock/pricing/exports.ts';
import { todayOf } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { CheckLines } from '#server/kit/document/document-hooks.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import { vatKindsOf } from './vat-kinds-repo.ts';

/** An order as far as the floors of its lines hang on it. */
interface Floored {
  readonly customer_id: number | null;
  readonly day: string | null;
  readonly prices_include_vat: boolean;
  readonly price_reason: string;
}

const refusals = {
  nothing: 'orders.for_nothing',
  discount: 'orders.discount_too_large',
  margin: 'orders.margin_too_small',
} as const;

/**
 * Refuses lines that are written for less than somebody may let them go for, or taxed otherwise than
 * what they sell is, whichever way they came. Whoever may go below says on the order why.
 */
export async function checkFloors(
  context: Context,
  order: Floored,
  { from, to, repriced }: Parameters<CheckLines>[2],
): Promise<void> {
  const was = new Map(from.map((line) => [line.key, line]));
  await checkVat(context, order, to, was);
  const { db, caller } = context;
  const includesVat = order.prices_include_vat;
  // To another customer, or on another day, the same price may be one that nobody proposes.
  const written =
    repriced.length > 0
      ? repriced
      : to.filter((line) => !givesNoMore(was.get(line.key), line, includesVat));
  if (written.length === 0) return;
  const mayLower = caller.rights.has('orders.low_prices');
  const floors = await settingsOf(db, priceFloors, caller);
  const floor = {
    discount: mayLower ? floors.manager_discount : floors.reception_discount,
    margin: floors.least_margin,
  };
  const ids = [...new Set(written.flatMap((line) => productOf(line) ?? []))];
  const known = ids.length > 0 ? await pricedFor(context, order, ids) : new Map<number, Priced>();
  const byRule = await pricesOfRules(db, written);
  for (const line of written) {
    const { price = null, cost = null } = known.get(productOf(line) ?? 0) ?? {};
    const proposed = byRule.get(line.key) ?? price;
    // Who may not see prices leaves open what nobody has said.
    const isOpen = proposed === null && Number(line['unit_price']) === 0;
    if (isOpen && !caller.rights.has('orders.prices')) continue;
    const how = belowFloor(line, includesVat, { price: proposed, cost }, floor);
    if (!how || (mayLower && order.price_reason.trim() !== '')) continue;
    if (mayLower) {
      throw new AppError('orders.no_price_reason', {}, { price_reason: 'fields.required' });
    }
    const name = String(line['description']);
    throw new AppError(refusals[how], { name, percent: (floor.discount ?? 0) / 100 });
  }
}

const productOf = (line: Line): number | null =>
  typeof line['product_id'] === 'number' ? line['product_id'] : null;

/** Throws `orders.other_vat` where a line that is new, or of another code or product now, is taxed otherwise than that is sold. */
async function checkVat(
  context: Context,
  { day }: Pick<Floored, 'day'>,
  to: readonly Line[],
  was: ReadonlyMap<string, Line>,
): Promise<void> {
  const { db, caller } = context;
  if (caller.rights.has('orders.other_vat')) return;
  const written = to.filter((line) => {
    const old = was.get(line.key);
    const isSame = old !== undefined && productOf(old) === productOf(line);
    return !isSame || old['vat_code'] !== line['vat_code'];
  });
  if (written.length === 0) return;
  const kinds = await vatKindsOf(db, [
    ...new Set(written.flatMap((line) => productOf(line) ?? [])),
  ]);
  const rates = await vatRatesOf(db);
  for (const line of written) {
    const kind: VatKind = kinds.get(productOf(line) ?? 0) ?? 'standard';
    const code = String(line['vat_code']);
    if (!isTaxedAsSold(code, kind, rates, day ?? todayOf(context))) {
      throw new AppError('orders.other_vat', { name: String(line['description']), code });
    }
  }
}
