import * as z from 'zod/mini';
import { data, get, idParam, idParams } from '../../kit/call.ts';
import { wheelPlaces } from '../../hotel/label-codes.ts';
import { setSeasons } from '../../hotel/wheel-sets/wheel-sets.ts';
import { tyreTiers } from './tyre-alternatives.ts';
import { oneLine } from '../../kit/text.ts';

const season = z.enum(setSeasons);

/** A tyre that is offered: its price stands as it would on the order, and is not shown to who may not know it. */
const alternative = z.object({
  tier: z.enum(tyreTiers),
  because: z.enum(['in_stock', 'soonest', 'margin']),
  by_price: z.boolean(),
  product_id: z.int(),
  name: z.string(),
  /** Minor units, of one. */
  price: z.nullable(z.int()),
  vat_code: z.string(),
  /** Here, in thousandths; and whether there are any at another site. */
  free: z.int(),
  elsewhere: z.boolean(),
  lead_days: z.nullable(z.int()),
});
export type ShownAlternative = z.output<typeof alternative>;

const wanted = {
  size: z.string(),
  season: z.nullable(season),
  /** In thousandths. */
  quantity: z.int(),
  alternatives: z.array(alternative),
};

const advice = z.object({
  of: z.enum(['car', 'set']),
  /** The plate, or the number of the set. */
  called: z.string(),
  read_on: z.nullable(z.string()),
  worn: z.array(
    z.object({
      position: z.enum(wheelPlaces),
      /** Tenths of a millimetre. */
      depth: z.int(),
      verdict: z.enum(['illegal', 'replace']),
    }),
  ),
  /** By which it was judged, in tenths. */
  country: z.string(),
  legal: z.int(),
  recommended: z.int(),
  /** What came of an offer of new tyres for the set. */
  offer: z.nullable(z.enum(['offered', 'accepted', 'declined'])),
  tyres: z.array(z.object(wanted)),
});
export type ShownAdvice = z.output<typeof advice>;

const line = z.object({
  key: z.string(),
  position: z.int(),
  product_id: z.int(),
  description: z.string(),
  vat_code: z.string(),
  /** Left out where prices are not shown. */
  unit_price: z.optional(z.int()),
  discount_percent: z.optional(z.nullable(z.int())),
  ...wanted,
});
export type TyreLine = z.output<typeof line>;

const tyres = z.object({
  version: z.int(),
  /** Where a line that is added stands: behind all others. */
  position: z.int(),
  /** In which currency prices are. */
  currency: z.string(),
  /** That of what nobody has a product for. */
  vat_code: z.string(),
  advice: z.array(advice),
  lines: z.array(line),
});
export type OrderTyres = z.output<typeof tyres>;

/** Which tyres an order should sell: what the tread asks for, and what there is to choose from. */
export const orderTyresCalls = {
  tyres: get('/v4/site/orders/{id}/tyres', {
    summary:
      'What the tread of an order’s car and wheel set asks for, and three tyres to choose from for that and for each tyre that it sells',
    access: 'orders.read',
    params: idParams,
    result: data(tyres),
  }),
  search: get('/v4/site/orders/{id}/tyres/search', {
    summary: 'Three tyres of a size to choose from, at the prices of an order’s customer',
    access: 'orders.read',
    params: idParams,
    query: z.object({
      size: oneLine(40).check(z.minLength(3)),
      season: z.optional(season),
      quantity: z._default(idParam, 4),
    }),
    result: data(z.array(alternative)),
  }),
};
