export { signsFor } from './journal/sign.ts';
export { receiptOf, reportOf } from './journal/shown-repo.ts';
