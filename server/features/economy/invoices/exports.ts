export { invoicesPart } from './invoices-part-repo.ts';
