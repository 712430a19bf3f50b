/** What of an agreed line counts when something of it is called off. Quantities in thousandths. */
export interface AgreedLine {
  readonly quantity: number;
  readonly called_off: number;
  /** Null where a size or a brand was agreed, and the product is said with each call-off. */
  readonly product_id: number | null;
  /** The site that it is meant for; null for any. */
  readonly for_site: number | null;
}

/** What of a line can still be called off. */
export const leftOf = ({
  quantity,
  called_off,
}: Pick<AgreedLine, 'quantity' | 'called_off'>): number => Math.max(0, quantity - called_off);

/** Why a site may not call off so much of a line; undefined where it may. */
export function lackOfCallOff(
  line: AgreedLine,
  { quantity, site, product }: { quantity: number; site: number; product: number | null },
):
  | 'preorders.for_another_site'
  | 'preorders.no_product'
  | 'preorders.more_than_agreed'
  | undefined {
  if (line.for_site !== null && line.for_site !== site) return 'preorders.for_another_site';
  if ((line.product_id ?? product) === null) return 'preorders.no_product';
  return quantity > leftOf(line) ? 'preorders.more_than_agreed' : undefined;
}

/** How much of the whole a part is, in hundredths of a percent; never quite all of it while something lacks. */
export const shareOf = (part: number, whole: number): number =>
  whole > 0 ? Math.min(10_000, Math.floor((part * 10_000) / whole)) : 0;

/** What is not called off of lines: how much, and what it was agreed to cost without VAT, in minor units. */
export function residualOf(
  lines: readonly {
    readonly quantity: number;
    readonly called_off: number;
    readonly amount: number;
  }[],
): { readonly pieces: number; readonly value: number } {
  let [pieces, value] = [0, 0];
  for (const line of lines) {
    const left = leftOf(line);
    pieces += left;
    value += Math.round(line.amount * (left / line.quantity));
  }
  return { pieces, value };
}
