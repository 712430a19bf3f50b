import {
  comparedWith,
  withPricesOf,
  type BasketLine,
  type LineOnOrder,
  type Wanted,
} from '#contract/sales/meca-pro/basket-rules.ts';
import { articleKey } from '#contract/kit/rules/same-text.ts';
import type { Line } from '#contract/kit/document/lines.ts';
import type { ShownBasketLine } from '#contract/sales/meca-pro/meca-pro.ts';
import { mecaProSettings } from '#contract/sales/meca-pro/settings.ts';
import { vatCodeOf } from '#contract/money/document-lines.ts';
import { priceWith } from '#contract/money/vat.ts';
import { vatRatesOf } from '#server/features/money/vat-codes/exports.ts';
import { todayOf } from '#server/kit/clock.ts';
import { uuidOf } from '#server/kit/keys/uuid-of.ts';
import type { Context } from '#server/kit/context.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import { productsOfArticles, type StoredBasket } from './meca-pro-repo.ts';

/** An order as far as the prices on its lines ask. */
interface Priced {
  readonly order_date: string | null;
  readonly prices_include_vat: boolean;
}

const longest = 200;
const hundredths = 100;

/** What the lines of a basket would be on their order, which has these, when the caller puts them there, and by which VAT code; '' where the company has none. */
export async function wantedOf(
  context: Pick<Context, 'db' | 'caller' | 'now'>,
  order: Priced,
  basket: Pick<StoredBasket, 'key' | 'lines'>,
  lines: readonly Line[],
): Promise<{ readonly wanted: readonly Wanted[]; readonly vat_code: string }> {
  const { db, caller } = context;
  const { supplier, hour_price } = await settingsOf(db, mecaProSettings, caller);
  const articles = basket.lines.map(({ article }) => article).filter(Boolean);
  const products = await productsOfArticles(db, supplier, articles);
  const rates = await vatRatesOf(db);
  const vat_code = vatCodeOf(rates, 'standard', order.order_date ?? todayOf(context));
  const rate = rates.find(({ code }) => code === vat_code)?.rate ?? 0;
  const wanted = basket.lines.map((line): Wanted => {
    const net = priceOf(line, hour_price);
    return {
      ref: line.ref,
      key: uuidOf(`meca-pro ${basket.key} ${line.ref}`),
      product_id: products.get(articleKey(line.article)) ?? null,
      description: descriptionOf(line),
      kind: line.kind,
      quantity: line.quantity,
      unit_price: order.prices_include_vat ? priceWith(net, rate) : net,
    };
  });
  const maySeePrices = caller.rights.has('orders.prices');
  return {
    wanted: maySeePrices ? wanted : withPricesOf(wanted, lines as readonly (Line & LineOnOrder)[]),
    vat_code,
  };
}

/** Without VAT, in hundredths of a minor unit: what the catalogue says, and of work else what an hour costs here. */
const priceOf = ({ kind, price }: BasketLine, hourPrice: number | null): number =>
  price ?? (kind === 'work' ? (hourPrice ?? 0) * hundredths : 0);

const descriptionOf = ({ brand, name, article }: BasketLine): string =>
  [brand, name, article && `(${article})`].filter(Boolean).join(' ').slice(0, longest);

/** A basket beside its order, line by line, as the caller may see it. */
export function shownLines(
  { caller }: Pick<Context, 'caller'>,
  basket: Pick<StoredBasket, 'lines'>,
  wanted: readonly Wanted[],
  lines: readonly Line[],
): ShownBasketLine[] {
  const maySeePrices = caller.rights.has('orders.prices');
  const compared = comparedWith(wanted, lines as readonly (Line & LineOnOrder)[]);
  return basket.lines.map(({ price: _, ...line }, at) => {
    const { unit_price } = wanted[at]!;
    const { standing, now } = compared[at]!;
    return {
      ...line,
      unit_price: maySeePrices ? unit_price : null,
      unpriced: unit_price === 0,
      standing,
      now: now && { ...now, unit_price: maySeePrices ? now.unit_price : null },
    };
  });
}
