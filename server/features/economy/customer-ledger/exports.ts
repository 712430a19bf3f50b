export { joinDeposits } from './join-deposits.ts';
export {
  openEntriesOf,
  openOfInvoice,
  paymentsOf,
  writeAllocation,
  writeEntry,
} from './ledger-repo.ts';
