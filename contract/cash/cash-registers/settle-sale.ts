import { RuleError } from '../../kit/rules/rule-error.ts';
import type { Rounding } from '../../money/payment-rounding.ts';
import { settledBy } from '../../money/settled-by.ts';

/** What somebody pays by one way of paying, in minor units; above zero also where it is paid back. */
export interface Tender {
  readonly amount: number;
  readonly rounding: Rounding;
}

/** What changes hands, in the order of the tenders, and what of it is for want of coins. */
export interface SettledSale {
  readonly paid: readonly number[];
  readonly rounding: number;
}

/**
 * How an amount with VAT is paid by several ways of paying; below zero it is paid back, and so is what
 * changes hands. Throws where it is not all paid (`cash-registers.not_paid`), and where more is paid than is left
 * (`cash-registers.more_than_left`): change is given from what was handed over, and is no payment.
 */
export function settleSale(gross: number, tenders: readonly Tender[]): SettledSale {
  const sign = gross < 0 ? -1 : 1;
  let left = Math.abs(gross);
  const paid = tenders.map((tender) => {
    const { amount, rounding } = settledBy(tender.amount, left, tender.rounding);
    if (amount > left) throw new RuleError('cash-registers.more_than_left', { left: left / 100 });
    left -= amount;
    return amount + rounding;
  });
  if (left > 0) throw new RuleError('cash-registers.not_paid', { left: left / 100 });
  const changed = paid.reduce((sum, one) => sum + one, 0);
  // Minus nothing is no amount.
  return {
    paid: paid.map((one) => one * sign || 0),
    rounding: (changed - Math.abs(gross)) * sign || 0,
  };
}
