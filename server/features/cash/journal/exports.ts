export { openJournal, type CashRegister, type OpenJournal } from './open-journal.ts';
export { enteredOf, type NewLine } from './enter-repo.ts';
export { eventsSince, transactionsSince } from './journal-repo.ts';
export { readSeries } from './series-repo.ts';
export { receiptOf } from './shown-repo.ts';
