import type { ShownLack } from '#contract/accounting/vouchers/voucher-calls.ts';

const setup = 'settings/economy';
const paths: Readonly<Partial<Record<ShownLack['code'], string>>> = {
  sales_rule: `${setup}/sales-accounting-rules`,
  payment_rule: `${setup}/payment-accounting-rules`,
  receivables: `${setup}/payment-accounting-rules`,
  advances: `${setup}/payment-accounting-rules`,
  vat_account: `${setup}/vat-codes`,
  account: `${setup}/accounts`,
  rounding_account: 'payment-type/rounding-mode',
};

/** Where what lacks is said, below the site; undefined where there is nothing to say. */
export const lackPath = ({ code }: ShownLack): string | undefined => paths[code];
