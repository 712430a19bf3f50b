/** A line of a basket as the catalogue has it. Quantities in thousandths, hours where it is work; prices in hundredths of a minor unit, without VAT. */
export interface BasketLine {
  /** What the catalogue calls this line: the same however often it is fetched. */
  readonly ref: string;
  readonly article: string;
  readonly name: string;
  readonly brand: string;
  readonly kind: 'goods' | 'work';
  readonly quantity: number;
  /** Null where the catalogue says none. */
  readonly price: number | null;
  /** How much of it there is at the supplier; null where nobody knows. */
  readonly stock: number | null;
  readonly place: string;
  readonly days: number | null;
  /** Of work. */
  readonly minutes: number | null;
}

/** What a line of a basket would be on the order. */
export interface Wanted {
  readonly ref: string;
  /** The key of the line that it becomes, the same each time. */
  readonly key: string;
  readonly product_id: number | null;
  readonly description: string;
  readonly kind: 'goods' | 'work';
  readonly quantity: number;
  readonly unit_price: number;
}

/** A line of the order as far as a basket is compared with it. */
export interface LineOnOrder {
  readonly key: string;
  readonly product_id: number | null;
  readonly quantity: number;
  readonly unit_price: number;
}

export const basketLineStates = ['new', 'changed', 'there', 'otherwise'] as const;

export interface Compared {
  readonly ref: string;
  /** `otherwise`: the order has the same product by a line of its own. */
  readonly standing: (typeof basketLineStates)[number];
  /** How it stands on the order; null where it does not. */
  readonly now: { readonly quantity: number; readonly unit_price: number } | null;
}

/** How each line of a basket stands on its order. */
export function comparedWith(
  wanted: readonly Wanted[],
  lines: readonly LineOnOrder[],
): readonly Compared[] {
  const byKey = new Map(lines.map((line) => [line.key, line]));
  const ours = new Set(wanted.map(({ key }) => key));
  return wanted.map(({ ref, key, product_id, quantity, unit_price }) => {
    const line = byKey.get(key);
    const other = lines.find(
      (one) => product_id !== null && one.product_id === product_id && !ours.has(one.key),
    );
    const found = line ?? other;
    const now = found ? { quantity: found.quantity, unit_price: found.unit_price } : null;
    if (!line) return { ref, standing: other ? 'otherwise' : 'new', now };
    const isSame = line.quantity === quantity && line.unit_price === unit_price;
    return { ref, standing: isSame ? 'there' : 'changed', now };
  });
}

/** What a basket would be on its order by who may not see prices: what stands there keeps its own. */
export function withPricesOf(
  wanted: readonly Wanted[],
  lines: readonly Pick<LineOnOrder, 'key' | 'unit_price'>[],
): Wanted[] {
  const known = new Map(lines.map(({ key, unit_price }) => [key, unit_price]));
  return wanted.map((line) => ({ ...line, unit_price: known.get(line.key) ?? line.unit_price }));
}

/** How many hours so many minutes are, in thousandths. */
export const hoursOf = (minutes: number): number => Math.max(1, Math.round((minutes * 1000) / 60));
