import type { Voucher } from '#contract/accounting/vouchers/voucher-calls.ts';

/** Where the document of a voucher is shown, below the site. */
export const documentPath = ({ kind, id }: Voucher['document']): string => `${pathOf[kind]}/${id}`;

const pathOf: Readonly<Record<Voucher['document']['kind'], string>> = {
  invoices: 'invoices',
  orders: 'order/details',
  'bank-files': 'bank/files',
  'gift-cards': 'gift-cards',
  'cash-registers': 'payment/cash-register/registers',
};
