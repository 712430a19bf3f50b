export { joinDeposits } from './join-deposits.ts';
export { openOfInvoice, settledOf, writeAllocation, writeEntry } from './ledger-repo.ts';
