// Both stand at what is invoiced alone, and come together.
export { InvoiceNow } from './make-invoice.tsx';
export { InvoicesOf } from './listed-invoices.tsx';
