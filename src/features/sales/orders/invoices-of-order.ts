// Both stand at finished orders alone, and come together.
export { InvoiceNow } from './invoice-now.tsx';
export { InvoicesTab } from './invoices-tab.tsx';
