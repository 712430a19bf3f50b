export { openJournal } from './journal/open-journal.ts';
export { signsFor } from './journal/sign.ts';
export { receiptOf, reportOf } from './journal/shown-repo.ts';
