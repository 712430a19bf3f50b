import * as z from 'zod/mini';
import { hoursOf, type BasketLine } from '#contract/sales/meca-pro/basket-rules.ts';
import { askExternal, ExternalError } from '#server/kit/external.ts';

/** How the catalogue is asked. The key stands in no message and no log. */
export interface CatalogueAccess {
  /** Where it is, without its key. */
  readonly base: string;
  readonly customer: string;
  readonly key: string;
  /** The one that is played here: any other must not lead into a network of ours. */
  readonly trusted: boolean;
}

/** The car that a catalogue is opened for. */
export interface CatalogueCar {
  readonly plate: string;
  readonly country: string;
  readonly vin: string;
  readonly k_type: string;
}

/** A basket as the catalogue has it. */
export interface CatalogueBasket {
  /** Another one as soon as anything in it is another. */
  readonly revision: string;
  readonly currency: string;
  /** By which number it was ordered; null while it was not. */
  readonly order_number: string | null;
  readonly lines: readonly BasketLine[];
}

const most = 500;
const text = (longest: number) => z.string().check(z.maxLength(longest));
const thousandths = z.pipe(
  z.number().check(z.gte(0), z.lte(999_999)),
  z.transform((value: number) => Math.round(value * 1000)),
);
// Amounts are decimals in a text: a number of JavaScript cannot hold them.
const decimal = z.pipe(
  z.string().check(z.regex(/^\d{1,9}(\.\d{1,4})?$/)),
  z.transform((text: string) => {
    const [whole = '', part = ''] = text.split('.');
    return Number(whole) * 10_000 + Number(part.padEnd(4, '0'));
  }),
);
const line = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  article: text(60),
  name: text(200),
  brand: z.nullish(text(60)),
  kind: z.enum(['part', 'labour']),
  quantity: z.nullish(z.pipe(thousandths, z.int().check(z.gte(1)))),
  minutes: z.nullish(z.int().check(z.gte(1), z.lte(100_000))),
  price: z.nullish(decimal),
  stock: z.nullish(thousandths),
  place: z.nullish(text(60)),
  days: z.nullish(z.int().check(z.gte(0), z.lte(365))),
});
const basketAnswer = z.object({
  revision: z.string().check(z.minLength(1), z.maxLength(100)),
  currency: z.string().check(z.length(3)),
  order_number: z.nullish(z.string().check(z.minLength(1), z.maxLength(60))),
  lines: z.array(line).check(z.maxLength(most)),
});
const numberAnswer = z.object({ order_number: z.string().check(z.minLength(1), z.maxLength(60)) });

/**
 * The catalogue of a supplier of parts, as we ask for it: a basket is made once for each key, filled
 * there by a person, read, and ordered once for each key. Each throws `ExternalError`; null where it
 * does not know the basket.
 *
 *     GET  /account              { name }
 *     POST /baskets              { reference }                       → { id }
 *     POST /baskets/{id}/visits  { plate, country, vin, k_type, return_to }  → { url }
 *     GET  /baskets/{id}         { revision, currency, order_number, lines }
 *     POST /baskets/{id}/order   { revision, reference }             → { order_number }, 409 where it has another revision
 *
 * Each request says `Authorization: Bearer <key>` and `Customer-Number`; what makes something also
 * `Idempotency-Key`, by which it is done once.
 */
export function catalogueAt({ base, customer, key, trusted }: CatalogueAccess) {
  const url = new URL(base);
  url.password = encodeURIComponent(key);
  async function ask<T>(
    path: string,
    shape: z.ZodMiniType<T>,
    { sent, once }: { sent?: object; once?: string } = {},
  ): Promise<T | null> {
    const answer = await askExternal(
      { address: url.href, trusted },
      path,
      (secret) => ({
        Authorization: `Bearer ${secret}`,
        'Customer-Number': customer,
        ...(once && { 'Idempotency-Key': once }),
      }),
      sent,
    );
    if (answer === null) return null;
    const read = shape.safeParse(answer);
    if (!read.success) throw new ExternalError('it answered something else');
    return read.data;
  }
  const of = (id: string) => `/baskets/${encodeURIComponent(id)}`;
  return {
    account: () => ask('/account', z.object({ name: text(200) })),
    make: (once: string, reference: string) =>
      ask('/baskets', z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)) }), {
        sent: { reference },
        once,
      }),
    async visit(id: string, car: CatalogueCar, return_to: string): Promise<string | null> {
      const sent = { ...car, return_to };
      const answer = await ask(`${of(id)}/visits`, z.object({ url: text(2000) }), { sent });
      if (!answer) return null;
      const page = URL.parse(answer.url, `${base}/`);
      if (page?.protocol !== 'https:' && page?.origin !== url.origin) {
        throw new ExternalError('it answered no address of a page');
      }
      return page.href;
    },
    async basket(id: string): Promise<CatalogueBasket | null> {
      const answer = await ask(of(id), basketAnswer);
      return (
        answer && {
          ...answer,
          order_number: answer.order_number ?? null,
          lines: answer.lines.map(lineOf),
        }
      );
    },
    order: (id: string, once: string, sent: { revision: string; reference: string }) =>
      ask(`${of(id)}/order`, numberAnswer, { sent, once }),
  };
}

export type Catalogue = ReturnType<typeof catalogueAt>;

function lineOf(raw: z.output<typeof line>): BasketLine {
  const isWork = raw.kind === 'labour';
  return {
    ref: raw.id,
    article: raw.article,
    name: raw.name,
    brand: raw.brand ?? '',
    kind: isWork ? 'work' : 'goods',
    quantity: (isWork && raw.minutes ? hoursOf(raw.minutes) : raw.quantity) ?? 1000,
    price: raw.price ?? null,
    stock: raw.stock ?? null,
    place: raw.place ?? '',
    days: raw.days ?? null,
    minutes: raw.minutes ?? null,
  };
}
