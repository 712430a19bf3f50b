export { paperOfInvoice } from './paper-of-invoice.ts';
export { invoicesPart } from './invoices-part-repo.ts';
export { agreementLines, includesVat, periodsOf } from './agreements/agreement-lines.ts';
export { agreementsInForce } from './agreements/agreements-repo.ts';
export { invoiceOfAgreements } from './agreements/from-agreements.ts';
export { invoiceSearch } from './search/invoice-search.ts';
export { invoiceOfOrders } from './from-orders.ts';
export { ordersOfLines } from './invoices-repo.ts';
export { logoOnPaper, sellerLines } from './printed-parties.ts';
