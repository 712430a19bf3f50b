export { joinDeposits } from './join-deposits.ts';
export { openOfInvoice, paymentsOf, writeAllocation, writeEntry } from './ledger-repo.ts';
