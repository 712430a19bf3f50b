import type { Voucher } from '#contract/accounting/vouchers/voucher-calls.ts';

/** Where the document of a voucher is shown, below the site. */
export const documentPath = ({ kind, id }: Voucher['document']): string =>
  kind === 'invoices' ? `invoices/${id}` : `order/details/${id}`;
