import { priceWith, priceWithout } from '../../money/vat.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The price of one on a line without VAT, in hundredths of a minor unit. Where the document's prices
 * are with VAT, a whole price that gives the line's again is the one meant.
 */
export function netUnitPrice({ unit_price, vat_rate }: Values, includesVat: boolean): number {
  const price = Number(unit_price);
  if (!includesVat) return price;
  const rate = Number(vat_rate);
  const net = priceWithout(price, rate);
  const whole = Math.round(net / 100) * 100;
  return priceWith(whole, rate) === price ? whole : net;
}
