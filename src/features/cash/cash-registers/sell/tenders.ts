import type { RegisterMethod } from '#contract/cash/cash-registers/register-calls.ts';
import type { NewPayment } from '#contract/cash/cash-registers/sale-parts.ts';
import { settledBy } from '#contract/money/settled-by.ts';

/** A payment that was said, and what of it settles something, in minor units. */
export interface Tender extends NewPayment {
  readonly name: string;
  readonly settles: number;
  /** What changes hands. */
  readonly paid: number;
}

/** Why an amount is not paid by a method. */
type Refused = 'more' | 'nothing';

/**
 * What a payment of so much comes to where so much is left: who hands over more coins and notes than
 * that pays what is left and gets change; by anything else nobody pays more.
 */
export function tenderOf(
  typed: number,
  left: number,
  method: RegisterMethod,
): Tender | { readonly refused: Refused } {
  const isHanded = method.kind === 'cash' && typed > left;
  const { amount, rounding } = settledBy(isHanded ? left : typed, left, method);
  if (amount <= 0 && left > 0) return { refused: 'nothing' };
  if (amount > left) return { refused: 'more' };
  const paid = amount + rounding;
  return {
    method_id: method.id,
    name: method.name,
    amount: isHanded ? left : typed,
    handed: method.kind === 'cash' && typed >= paid ? typed : null,
    reference: '',
    settles: amount,
    paid,
  };
}

/** What a customer gets back of what they handed over, in minor units. */
export const changeOf = (tenders: readonly Tender[]): number =>
  tenders.reduce((sum, { handed, paid }) => sum + (handed == null ? 0 : handed - paid), 0);
