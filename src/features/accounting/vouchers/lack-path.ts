import type { WaitingEvent } from '#contract/accounting/vouchers/voucher-calls.ts';

const setup = 'settings/economy';
const paths: Readonly<Partial<Record<WaitingEvent['lack']['code'], string>>> = {
  sales_rule: `${setup}/sales-accounting-rules`,
  payment_rule: `${setup}/payment-accounting-rules`,
  receivables: `${setup}/payment-accounting-rules`,
  advances: `${setup}/payment-accounting-rules`,
  vat_account: `${setup}/vat-codes`,
  account: `${setup}/accounts`,
  rounding_account: 'payment-type/rounding-mode',
};

/** Where what lacks is said, below the site; undefined where there is nothing to say. */
export const lackPath = ({ code }: WaitingEvent['lack']): string | undefined => paths[code];
