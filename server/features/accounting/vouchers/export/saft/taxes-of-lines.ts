import type { SaftLine } from './saft-form.ts';

/** The VAT of a line that it is calculated of, in minor units, above zero debit. */
export interface LineTax {
  readonly code: string;
  readonly rate: number;
  readonly base: number;
  readonly amount: number;
}

/**
 * The VAT of each line of a voucher, at the line's place: what is booked of a code and rate is shared
 * by the lines that it is calculated of, to the cent; where there is none, it stands at the VAT itself.
 */
export function taxesOfLines(lines: readonly SaftLine[]): (LineTax | undefined)[] {
  const taxes: (LineTax | undefined)[] = lines.map(() => undefined);
  const taxed = lines.map((line, at) => ({ ...line, at })).filter((one) => one.vat_rate !== null);
  const groups = Map.groupBy(taxed, ({ vat_code, vat_rate }) => `${vat_rate} ${vat_code}`);
  for (const group of groups.values()) {
    const bases = group.filter(({ is_vat: isVat }) => !isVat);
    const vat = group.reduce((sum, one) => sum + (one.is_vat ? one.amount : 0), 0);
    const whole = bases.reduce((sum, { amount }) => sum + amount, 0);
    let [sharedBase, shared] = [0, 0];
    for (const { at, amount, vat_code: code, vat_rate } of bases) {
      sharedBase += amount;
      // Where goods taken back come to as much as goods sold, the first line has all of it.
      const until = whole === 0 ? vat : Math.round(vat * (sharedBase / whole));
      taxes[at] = { code, rate: vat_rate!, base: amount, amount: until - shared };
      shared = until;
    }
    const [first] = group;
    if (bases.length === 0 && first) {
      taxes[first.at] = { code: first.vat_code, rate: first.vat_rate!, base: 0, amount: vat };
    }
  }
  return taxes;
}
