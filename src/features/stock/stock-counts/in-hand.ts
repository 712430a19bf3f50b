/** A product as it is counted. */
export interface CountedProduct {
  readonly id: number;
  readonly name: string;
  readonly number: string;
}

/** What somebody counts at a shelf just now: a text where it is no number yet. Quantities in thousandths. */
export interface InHand {
  readonly shelf: string;
  readonly product: CountedProduct | null;
  readonly quantity: number | string | null;
  readonly dot: string;
}

export const nothing: InHand = { shelf: '', product: null, quantity: null, dot: '' };

/** Whether it can be kept: how many of which product. */
export const isCounted = ({ product, quantity, dot }: InHand): boolean =>
  product !== null && typeof quantity === 'number' && quantity >= 0 && /^(\d{4})?$/.test(dot);

/** A product chosen from a list: on its shelf, where that is known. */
export const chosen = (inHand: InHand, product: CountedProduct, shelf = ''): InHand => ({
  shelf: shelf || inHand.shelf,
  product,
  quantity: null,
  dot: '',
});

/** A product scanned: one more of what is in hand, or the first of another, with what is to be kept before it. */
export function scanned(
  inHand: InHand,
  product: CountedProduct,
): { readonly now: InHand; readonly over: InHand | null } {
  const { quantity } = inHand;
  if (inHand.product?.id === product.id) {
    const there = typeof quantity === 'number' ? quantity : 0;
    return { now: { ...inHand, quantity: there + 1_000 }, over: null };
  }
  const next = { ...chosen(inHand, product), quantity: 1_000 };
  return { now: next, over: isCounted(inHand) ? inHand : null };
}
