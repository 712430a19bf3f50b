/** What prices in a shop end in, without VAT: whole kroner, fives, tens, or a nine. */
export const priceRoundings = ['', 'one', 'five', 'ten', 'nine'] as const;
export type PriceRounding = (typeof priceRoundings)[number];

const steps = { '': 1, one: 100, five: 500, ten: 1000, nine: 1000 } as const;

/**
 * The nearest price that ends as a rule says, in minor units; of two as near the higher. With `up`
 * the next one that is not lower. Never less than the first such price above nothing.
 */
export function roundedPrice(minor: number, rounding: PriceRounding, up = false): number {
  const step = steps[rounding];
  // Prices that end in a nine are those of the tens, one krone lower.
  const shift = rounding === 'nine' ? 100 : 0;
  const parts = (minor + shift) / step;
  const nearest = (up ? Math.ceil(parts) : Math.floor(parts + 0.5)) * step - shift;
  return minor <= 0 ? minor : Math.max(nearest, step - shift);
}
