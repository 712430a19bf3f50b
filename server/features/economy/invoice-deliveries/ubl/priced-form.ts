import { sumOf } from '#contract/money/amounts.ts';
import {
  documentTotals,
  fullAmount,
  type LineTotals,
  type PricedDocument,
  type PricedLine,
} from '#contract/money/document-totals.ts';
import { priceWithout, type Vat, type VatCategory } from '#contract/money/vat.ts';
import { decimalText } from './xml-text.ts';
import {
  exemptionCodes,
  type UblDocument,
  type UblExtra,
  type UblLine,
  type UblLineText,
} from './ubl-form.ts';

/** What is said in the language of a document. */
export interface UblWords {
  readonly discount: string;
  readonly charge: string;
  /** Why there is no VAT, by category. */
  readonly exempt: Readonly<Partial<Record<VatCategory, string>>>;
}

// "One": what is sold is not kept with a unit.
const unit = 'C62';
// By as many decimals a price without VAT is exact as far as a hundred pieces and more (R120).
const priceDigits = 10;

/** The amounts of a document by the terms of EN 16931, and its lines with what `texts` say of each. */
export function pricedForm(
  document: PricedDocument,
  texts: readonly UblLineText[],
  words: UblWords,
): Pick<UblDocument, 'extras' | 'taxes' | 'totals' | 'lines'> {
  const { lines: ofLines, adjustments, rates, ...totals } = documentTotals(document);
  const lines = document.lines.map((line, at): UblLine => {
    const { discount, price } = discountAndPrice(line, ofLines[at]!, document.includesVat);
    return {
      ...texts[at]!,
      quantity: line.quantity,
      unit,
      net: ofLines[at]!.lineNet,
      discount,
      discountReason: discount === 0 ? '' : words.discount,
      price,
      vat: line.vat,
    };
  });
  return {
    lines,
    extras: [
      ...discountsOf(document, ofLines, words),
      ...(document.adjustments ?? []).flatMap(({ vat }, at) =>
        extraOf(adjustments[at]!.net, vat, words),
      ),
    ],
    taxes: rates.map((rate) => ({
      ...rate,
      reasonCode: exemptionCodes[rate.category] ?? '',
      reason: words.exempt[rate.category] ?? '',
    })),
    totals,
  };
}

/** The discount of a line without VAT, and the price without VAT that it is taken off. */
function discountAndPrice(
  line: PricedLine,
  { amount, lineNet }: LineTotals,
  includesVat: boolean,
): Pick<UblLine, 'discount' | 'price'> {
  const isReduced = Boolean(line.discount_percent) || Boolean(line.discount_amount);
  // A part of a line may come to a cent more or less than its price says.
  const off = isReduced ? fullAmount(line) - amount : 0;
  const discount = includesVat ? priceWithout(off, line.vat.rate) : off;
  if (!includesVat) return { discount, price: decimalText(BigInt(line.unit_price), 4) };
  // Minor units by thousandths.
  const scaled = BigInt(lineNet + discount) * 10n ** BigInt(priceDigits + 1);
  const quantity = BigInt(line.quantity);
  const price = quantity === 0n ? 0n : (2n * scaled + quantity) / (2n * quantity);
  return { discount, price: decimalText(price < 0n ? 0n : price, priceDigits) };
}

/**
 * The discount of a whole document, one for each category and rate. What is of goods taken back is
 * below zero and stays a discount: as a charge it would break BR-CO-11 and BR-CO-12.
 */
function discountsOf(
  { lines }: PricedDocument,
  totals: readonly LineTotals[],
  { discount: reason }: UblWords,
): UblExtra[] {
  const groups = Map.groupBy(lines.keys(), (at) => {
    const { category, rate } = lines[at]!.vat;
    return `${category} ${rate}`;
  });
  return [...groups.values()].flatMap((group) => {
    const amount = sumOf(group.map((at) => totals[at]!.lineNet - totals[at]!.net));
    return amount === 0 ? [] : [{ charge: false, amount, reason, vat: lines[group[0]!]!.vat }];
  });
}

function extraOf(net: number, vat: Vat, { discount, charge }: UblWords): UblExtra[] {
  if (net === 0) return [];
  return [
    net > 0
      ? { charge: true, amount: net, reason: charge, vat }
      : { charge: false, amount: 0 - net, reason: discount, vat },
  ];
}
