export { paperOfInvoice } from './paper-of-invoice.ts';
export { invoicesPart } from './invoices-part-repo.ts';
export { invoiceSearch } from './search/invoice-search.ts';
export { invoiceOfOrders } from './from-orders.ts';
export { invoiceSeries, ordersOfLines } from './invoices-repo.ts';
export { sellerOf } from './issue.ts';
export { sellerLines } from './printed-parties.ts';
