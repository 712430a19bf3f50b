export { joinDeposits } from './join-deposits.ts';
export {
  issuedOfOrder,
  openInvoices,
  openEntriesOf,
  openOfInvoice,
  paidAheadOf,
  paymentsOf,
  settledOf,
  settledWith,
} from './ledger-repo.ts';
export {
  chargesOfInvoice,
  entriesToWaive,
  leftOfInvoice,
  openOnInvoice,
} from './on-invoice-repo.ts';
export { settleRest } from './settle-rest.ts';
export {
  writeAllocation,
  writeAllocations,
  writeEntries,
  writeEntry,
} from './write-ledger-repo.ts';
