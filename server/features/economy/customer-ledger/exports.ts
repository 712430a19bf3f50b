export { joinDeposits } from './join-deposits.ts';
export {
  issuedOfOrder,
  openInvoices,
  openEntriesOf,
  openOfInvoice,
  paymentsOf,
  settledOf,
  writeAllocation,
  writeAllocations,
  writeEntries,
  writeEntry,
} from './ledger-repo.ts';
