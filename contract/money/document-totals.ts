import { RuleError } from '../kit/rules/rule-error.ts';
import { allocate, wholeShares } from './allocation.ts';
import { bounded, rounded, sumOf } from './amounts.ts';
import { roundPayment, type Rounding } from './payment-rounding.ts';
import { vatDenominator, vatFraction, vatOf, type Vat } from './vat.ts';

/** A discount: a part in hundredths of a percent, and an amount in minor units that is taken off after it. */
export interface Discount {
  readonly discount_percent?: number | null;
  readonly discount_amount?: number | null;
}

/** A line of a document: quantity in thousandths, unit price in hundredths of a minor unit. */
export interface PricedLine extends Discount {
  readonly quantity: number;
  readonly unit_price: number;
  readonly vat: Vat;
  /** What it came to when it was issued, in minor units, where that is known. */
  readonly amount?: number;
}

/** What is added to a whole document or taken off it, with a VAT of its own: freight, a fee. */
export interface Adjustment {
  readonly amount: number;
  readonly vat: Vat;
}

export interface PricedDocument extends Discount {
  readonly lines: readonly PricedLine[];
  /** Whether all its prices and amounts are with VAT. */
  readonly includesVat: boolean;
  readonly adjustments?: readonly Adjustment[];
  readonly paid?: number;
  readonly rounding?: Rounding;
  /** The VAT of each rate as it was issued, where that is known. */
  readonly issued?: readonly (Vat & { readonly vat: number })[];
}

/** What a line is of its document; amounts of all lines and adjustments add up to those of the document. */
export interface LineTotals {
  /** As it stands on the line: with VAT where the document's prices are, before the document's discount. */
  readonly amount: number;
  /** BT-131: without VAT, before the document's discount. */
  readonly lineNet: number;
  /** After its share of the document's discount. */
  readonly net: number;
  readonly vat: number;
}

/** A VAT rate of a document: BG-23. */
export interface RateTotals extends Vat {
  /** BT-116 */
  readonly net: number;
  /** BT-117 */
  readonly vat: number;
}

/** The totals of a document, by the terms of EN 16931. */
export interface DocumentTotals {
  readonly lines: readonly LineTotals[];
  readonly adjustments: readonly Omit<LineTotals, 'lineNet'>[];
  readonly rates: readonly RateTotals[];
  /** BT-106: the lines without VAT. */
  readonly lineNet: number;
  /** BT-107 */
  readonly allowances: number;
  /** BT-108 */
  readonly charges: number;
  /** BT-109 */
  readonly net: number;
  /** BT-110 */
  readonly vat: number;
  /** BT-112 */
  readonly gross: number;
  /** BT-113 */
  readonly paid: number;
  /** BT-114 */
  readonly rounding: number;
  /** BT-115 */
  readonly due: number;
}

const whole = 100_00n;
// A thousandth of a quantity times a hundredth of a minor unit.
const fine = 1_000n * 100n;

/** The amount of a line, in minor units: as it was issued, else quantity times unit price less its discount, rounded once. */
export function lineAmount(line: PricedLine): number {
  if (line.amount !== undefined) return line.amount;
  const { quantity, unit_price, discount_percent, discount_amount } = line;
  const full = BigInt(quantity) * BigInt(unit_price);
  const part = partLeft(discount_percent);
  const amount = bounded(rounded(full * part, fine * whole));
  return lessAmount(amount, discount_amount);
}

/** The amount of a line without its discount: the two differ by what is printed as the discount (BT-136). */
export const fullAmount = ({
  quantity,
  unit_price,
}: Pick<PricedLine, 'quantity' | 'unit_price'>): number =>
  bounded(rounded(BigInt(quantity) * BigInt(unit_price), fine));

/** What a document's lines, VAT and totals are: VAT is rounded once for each rate, over the document. */
export function documentTotals(document: PricedDocument): DocumentTotals {
  const { lines, includesVat: included, adjustments = [], paid = 0, rounding } = document;
  const { issued = [] } = document;
  const amounts = lines.map(lineAmount);
  const discount = sumOf(amounts) - discounted(sumOf(amounts), document);
  const shares = allocate(discount, amounts);
  const lessDiscount = amounts.map((amount, at) => amount - shares[at]!);

  const vats = lines.map(({ vat }) => vat);
  const before = splitByRate(amounts, vats, included, issued);
  const after = splitByRate(
    [...lessDiscount, ...adjustments.map(({ amount }) => amount)],
    [...vats, ...adjustments.map(({ vat }) => vat)],
    included,
    issued,
  );
  const parts = after.parts;
  const ofLines = amounts.map((amount, at) => ({
    amount,
    lineNet: before.parts[at]!.net,
    ...parts[at]!,
  }));
  const ofAdjustments = adjustments.map(({ amount }, at) => ({
    amount,
    ...parts[lines.length + at]!,
  }));

  const lineNet = sumOf(ofLines.map((line) => line.lineNet));
  const netsOf = (isWanted: (net: number) => boolean) =>
    sumOf(ofAdjustments.map(({ net }) => net).filter(isWanted));
  const net = sumOf(after.rates.map((rate) => rate.net));
  const vat = sumOf(after.rates.map((rate) => rate.vat));
  const gross = sumOf([net, vat]);
  const unpaid = sumOf([gross, -paid]);
  const due = rounding ? roundPayment(unpaid, rounding) : unpaid;
  return {
    lines: ofLines,
    adjustments: ofAdjustments,
    rates: after.rates,
    lineNet,
    allowances: lineNet - sumOf(ofLines.map((line) => line.net)) - netsOf((one) => one < 0),
    charges: netsOf((one) => one > 0),
    net,
    vat,
    gross,
    paid,
    rounding: due - unpaid,
    due,
  };
}

/** Amounts without VAT and their VAT, which is as it was issued, else rounded once for each category and rate. */
function splitByRate(
  amounts: readonly number[],
  vats: readonly Vat[],
  included: boolean,
  issued: NonNullable<PricedDocument['issued']> = [],
) {
  const parts: { net: number; vat: number }[] = [];
  const groups = Map.groupBy(amounts.keys(), (at) => `${vats[at]!.category} ${vats[at]!.rate}`);
  const rates = [...groups.values()].map((group): RateTotals => {
    const { category, rate } = vats[group[0]!]!;
    const ofGroup = group.map((at) => amounts[at]!);
    const total = sumOf(ofGroup);
    const known = issued.find((one) => one.category === category && one.rate === rate);
    const vat = known?.vat ?? vatOf(total, rate, included);
    const shares = wholeShares(
      vat,
      ofGroup.map((amount) => vatFraction(amount, rate)),
      vatDenominator(rate, included),
    );
    for (const [index, at] of group.entries()) {
      const share = shares[index]!;
      parts[at] = { net: included ? amounts[at]! - share : amounts[at]!, vat: share };
    }
    return { category, rate, net: included ? total - vat : total, vat };
  });
  return { parts, rates };
}

const discounted = (amount: number, { discount_percent, discount_amount }: Discount): number =>
  lessAmount(rounded(BigInt(amount) * partLeft(discount_percent), whole), discount_amount);

function partLeft(percent: number | null | undefined): bigint {
  const left = whole - BigInt(percent ?? 0);
  if (left < 0n || left > whole) throw new RuleError('common.discount_too_large');
  return left;
}

// What is taken back has its discount taken back too.
function lessAmount(amount: number, discount: number | null | undefined): number {
  const less = discount ?? 0;
  if (less < 0 || less > Math.abs(amount)) throw new RuleError('common.discount_too_large');
  return amount - Math.sign(amount) * less;
}
