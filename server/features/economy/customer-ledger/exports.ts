export { joinDeposits } from './join-deposits.ts';
export {
  creditsOf,
  issuedOfOrder,
  openInvoices,
  openEntriesOf,
  openOfInvoice,
  paymentsOf,
  settledOf,
} from './ledger-repo.ts';
export {
  writeAllocation,
  writeAllocations,
  writeEntries,
  writeEntry,
} from './write-ledger-repo.ts';
