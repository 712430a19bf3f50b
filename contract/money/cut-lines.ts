import type { Line, Lines } from '../kit/document/lines.ts';
import { cameWith, goAlong, rulesLeft, stayedWith } from '../kit/document/rules-of-parts.ts';
import { RuleError } from '../kit/rules/rule-error.ts';
import { documentTotals, type DocumentTotals } from './document-totals.ts';
import { pricesOfParts, type UnitPriced } from './prices-that-fit.ts';
import type { VatCategory } from './vat.ts';

/** A line that leaves a document; all of it where nothing is said. */
interface RequestedLine {
  readonly key: string;
  readonly quantity?: number;
}

/** A line that goes, whole or in part, and what is left of it. */
export interface Cut {
  readonly from: Line;
  readonly to: Line;
  readonly rest: Line | undefined;
}

/**
 * What becomes of lines that leave a document for another, with those that rules added for none but
 * them. A part is a line of its own; the amounts of both are what the line's was.
 */
export function cutLines(
  { byRule }: Lines,
  stored: readonly Line[],
  requested: readonly RequestedLine[],
) {
  const wanted = new Map(requested.map(({ key, quantity }) => [key, quantity]));
  const isWhole = ({ key, quantity }: Line) => (wanted.get(key) ?? quantity) === quantity;
  const whole = stored.filter((line) => wanted.has(line.key) && isWhole(line));
  const along = byRule ? goAlong(byRule.field, stored, new Set(whole.map(({ key }) => key))) : [];
  const cuts = stored
    .filter(({ key }) => wanted.has(key) || along.includes(key))
    .map((from) => cutOf(from, wanted.get(from.key)));
  if (!byRule) return cuts;
  const keys = new Map(cuts.map(({ from, to }) => [from.key, to.key]));
  const came = cameWith(
    byRule.field,
    cuts.map(({ to }) => to),
    keys,
  );
  return cuts.map((cut, at) => ({ ...cut, to: came[at]! }));
}

function cutOf(from: Line, wanted: number | undefined): Cut {
  const whole = Number(from['quantity']);
  const quantity = wanted ?? whole;
  if (quantity > whole) throw new RuleError('common.more_than_left');
  if (quantity === whole) return { from, to: from, rest: undefined };
  const prices = pricesOfParts(pricedOf(from), quantity);
  return {
    from,
    to: { ...from, key: crypto.randomUUID(), quantity, unit_price: prices.part },
    rest: { ...from, quantity: whole - quantity, unit_price: prices.rest },
  };
}

/** The lines of a document that some have left, and the rules that are not to add theirs there once more. */
export function linesLeft({ byRule }: Lines, stored: readonly Line[], cuts: readonly Cut[]) {
  const rests = new Map(cuts.map(({ from, rest }) => [from.key, rest]));
  const stay = stored.flatMap((line) => (rests.has(line.key) ? (rests.get(line.key) ?? []) : line));
  const gone = cuts.filter(({ rest }) => !rest).map(({ from }) => from);
  const left = new Set(gone.map(({ key }) => key));
  if (!byRule) return { lines: stay, rules: [] };
  return {
    lines: stayedWith(byRule.field, stay, left),
    rules: rulesLeft(byRule.field, gone, new Set(stay.map(({ key }) => key))),
  };
}

/** What a document comes to by the VAT that its lines were saved with. */
export const totalsAsSaved = (lines: readonly Line[], includesVat: boolean): DocumentTotals =>
  documentTotals({ lines: lines.map(pricedOf), includesVat });

const pricedOf = (line: Line): UnitPriced => ({
  quantity: Number(line['quantity']),
  unit_price: Number(line['unit_price']),
  discount_percent: line['discount_percent'] as number | null,
  vat: { category: line['vat_category'] as VatCategory, rate: Number(line['vat_rate']) },
});
