/** A line of what is invoiced, as far as a fee hangs on it; amounts in minor units, rates in hundredths of a percent. */
interface Invoiced {
  readonly amount: number;
  readonly vat_code: string;
  readonly vat_rate: number;
}

interface FeeTerms {
  /** Of whom a fee is asked: of nobody, of those who are sent paper, or of all. */
  readonly fee_for: string;
  /** Without VAT, in minor units. */
  readonly invoice_fee: number | null;
}

/**
 * The fee that an invoice begins with: its unit price in hundredths of a minor unit, with VAT where
 * prices are, and its VAT code; undefined where none is asked. It is part of what is paid for the
 * rest, so it has the VAT of what is most of that.
 */
export function feeOf(
  { fee_for: whom, invoice_fee: fee }: FeeTerms,
  delivery: string | null,
  lines: readonly Invoiced[],
  includesVat: boolean,
): { readonly unit_price: number; readonly vat_code: string } | undefined {
  const isAsked = whom === 'all' || (whom === 'post' && delivery === 'post');
  const [most] = lines.toSorted((one, other) => other.amount - one.amount);
  if (!isAsked || !fee || !most) return undefined;
  const rate = includesVat ? most.vat_rate : 0;
  return { unit_price: Math.round((fee * (10_000 + rate)) / 100), vat_code: most.vat_code };
}
