import type { Line, Lines } from '../kit/document/lines.ts';
import { documentTotals, type RateTotals } from './document-totals.ts';
import { priceWith, vatOn, type Vat, type VatRate } from './vat.ts';

type Values = Readonly<Record<string, unknown>>;

/** What the totals of a document hang on besides its lines. */
export interface CalculatedBy {
  readonly includesVat: boolean;
  /** `yyyy-MM-dd` */
  readonly day: string;
  readonly rates: readonly VatRate[];
}

/** The totals of a document as its fields hold them. */
export interface Calculated {
  readonly lines: readonly Line[];
  readonly totals: {
    readonly line_count: number;
    readonly net: number;
    readonly vat: number;
    readonly gross: number;
    readonly vat_rates: readonly RateTotals[];
  };
}

/** What the lines of a document are calculated by, of what the document says and the rates of its company. */
export const calculatedBy = (
  { includesVat = '', day }: Pick<Lines, 'includesVat' | 'day'>,
  row: Values,
  rates: readonly VatRate[],
  today: string,
): CalculatedBy => ({
  includesVat: row[includesVat] === true,
  day: dayOf(row, day) ?? today,
  rates,
});

const dayOf = (row: Values, day: string | undefined): string | undefined => {
  const value = day === undefined ? undefined : row[day];
  return typeof value === 'string' ? value : undefined;
};

/**
 * The lines of a document with their VAT and amounts, and what they come to together. Throws where a
 * VAT code has no rate on the day, and where an amount is too large.
 */
export function calculated(
  lines: readonly Line[],
  { includesVat, day, rates }: CalculatedBy,
): Calculated {
  const known = new Map<string, Vat>();
  const priced = lines.map((line) => {
    const code = String(line['vat_code']);
    const vat = known.get(code) ?? vatOn(rates, code, day);
    known.set(code, vat);
    return {
      quantity: Number(line['quantity']),
      unit_price: Number(line['unit_price']),
      discount_percent: line['discount_percent'] as number | null,
      vat,
    };
  });
  const totals = documentTotals({ lines: priced, includesVat });
  return {
    lines: lines.map((line, at) => ({
      ...line,
      vat_category: priced[at]!.vat.category,
      vat_rate: priced[at]!.vat.rate,
      amount: totals.lines[at]!.amount,
    })),
    totals: {
      line_count: lines.length,
      net: totals.net,
      vat: totals.vat,
      gross: totals.gross,
      vat_rates: totals.rates,
    },
  };
}

/** Whether a line says all that its amount is calculated from: while it is typed, it may not. */
export const isPriced = ({ quantity, unit_price, discount_percent, vat_code }: Values): boolean =>
  Number.isInteger(quantity) &&
  Number.isInteger(unit_price) &&
  (discount_percent === null || Number.isInteger(discount_percent)) &&
  typeof vat_code === 'string' &&
  vat_code !== '';

/** A price without VAT as it stands on a line with a VAT code; in hundredths of a minor unit. */
export function priceOnLine(net: number, code: string, by: CalculatedBy): number {
  const rate = by.rates.find((one) => one.code === code)?.rate ?? 0;
  return by.includesVat ? priceWith(net, rate) : net;
}

/** The first code of a kind that has a rate on a day; '' where a company has none. */
export const vatCodeOf = (rates: readonly VatRate[], kind: string, day: string): string =>
  rates
    .filter(
      ({ valid_from, valid_to }) => valid_from <= day && !(valid_to !== null && valid_to < day),
    )
    .toSorted((one, other) => (one.code < other.code ? -1 : 1))
    .find((rate) => rate.kind === kind)?.code ?? '';

/** Lines in their order. */
export const inOrder = (lines: readonly Line[]): Line[] =>
  lines.toSorted((one, other) => one.position - other.position || (one.key < other.key ? -1 : 1));
