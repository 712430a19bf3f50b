/** What the catalogue that is played here has. Prices are decimals of a krone without VAT. */
export const playedArticles = [
  {
    article: 'BP-1120',
    name: 'Bremseklosser foran',
    brand: 'Nordbrems',
    price: '489.00',
    stock: 14,
    place: 'Alnabru',
    days: 0,
  },
  {
    article: 'BD-2204',
    name: 'Bremseskive foran',
    brand: 'Nordbrems',
    price: '612.50',
    stock: 6,
    place: 'Alnabru',
    days: 0,
  },
  {
    article: 'OF-0081',
    name: 'Oljefilter',
    brand: 'Fjellfilter',
    price: '89.90',
    stock: 52,
    place: 'Alnabru',
    days: 0,
  },
  {
    article: 'LF-0417',
    name: 'Luftfilter',
    brand: 'Fjellfilter',
    price: '145.00',
    stock: 0,
    place: 'Sentrallager',
    days: 2,
  },
  {
    article: 'VB-0650',
    name: 'Viskerblader, par',
    brand: 'Regn & Co',
    price: '219.00',
    stock: 23,
    place: 'Alnabru',
    days: 0,
  },
  {
    article: 'BA-0700',
    name: 'Batteri 70 Ah',
    brand: 'Polar',
    price: '1149.00',
    stock: 3,
    place: 'Sentrallager',
    days: 1,
  },
] as const;

/** Work that it knows how long takes. */
export const playedWork = [
  { article: 'A-BRF', name: 'Bytte av bremseklosser og skiver foran', minutes: 72 },
  { article: 'A-SERV', name: 'Oljeskift med filter', minutes: 30 },
] as const;

/** What the catalogue can be had to do wrong next, once each but for `refuse`. */
export const playedFaults = ['lose', 'busy', 'refuse', 'strange', 'dearer', 'forget'] as const;
export type PlayedFault = (typeof playedFaults)[number];

/** A basket at the catalogue that is played. */
export interface PlayedBasket {
  readonly id: string;
  readonly reference: string;
  /** Whom it is opened for, and where they go back to. */
  car: { plate: string; k_type: string };
  return_to: string;
  readonly lines: Map<string, number>;
  changes: number;
  dearer: boolean;
  fault: PlayedFault | '';
  order_number: string;
}

const mostKept = 500;

/** The baskets of a catalogue that is played, as long as the server runs. */
export function playedBaskets() {
  const kept = new Map<string, PlayedBasket>();
  const byKey = new Map<string, string>();
  let ordered = 0;

  return {
    one: (id: string): PlayedBasket | undefined => kept.get(id),
    /** The one that was made by this key, or a new one. */
    make(key: string, reference: string): PlayedBasket {
      const known = kept.get(byKey.get(key) ?? '');
      if (known) return known;
      const id = crypto.randomUUID();
      const basket: PlayedBasket = {
        id,
        reference,
        car: { plate: '', k_type: '' },
        return_to: '',
        lines: new Map(),
        changes: 0,
        dearer: false,
        fault: '',
        order_number: '',
      };
      kept.set(id, basket);
      byKey.set(key, id);
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest) kept.delete(oldest);
      return basket;
    },
    forget: (id: string): void => void kept.delete(id),
    order(basket: PlayedBasket): string {
      if (basket.order_number === '') {
        ordered += 1;
        basket.order_number = `MP-${String(100_000 + ordered)}`;
      }
      return basket.order_number;
    },
  };
}

/** A basket as the catalogue returns it. */
export function basketAnswer({ lines, changes, dearer, order_number }: PlayedBasket) {
  const priced = (price: string) => (dearer ? (Number(price) + 10).toFixed(2) : price);
  return {
    revision: `r${changes}${dearer ? 'd' : ''}`,
    currency: 'NOK',
    order_number: order_number || null,
    lines: [
      ...playedArticles
        .filter(({ article }) => lines.has(article))
        .map(({ price, ...one }) => ({
          ...one,
          id: one.article,
          kind: 'part',
          quantity: lines.get(one.article),
          price: priced(price),
        })),
      ...playedWork
        .filter(({ article }) => lines.has(article))
        .map((one) => ({ ...one, id: one.article, kind: 'labour' })),
    ],
  };
}
