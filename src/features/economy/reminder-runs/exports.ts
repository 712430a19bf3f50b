export { LettersOfInvoice } from './letters-of-invoice.tsx';
