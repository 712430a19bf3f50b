export { receiptRoll } from './paper/receipt-roll.ts';
