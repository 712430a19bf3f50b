export { InvoiceCredit } from './invoice-credit.tsx';
