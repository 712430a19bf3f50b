export { receiptRoll } from './paper/receipt-roll.ts';
export { rollPdf } from './paper/roll-pdf.ts';
