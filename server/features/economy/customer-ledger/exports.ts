export { joinDeposits } from './join-deposits.ts';
export {
  issuedOfOrder,
  openInvoices,
  openEntriesOf,
  openOfInvoice,
  paymentsOf,
  writeAllocation,
  writeEntry,
} from './ledger-repo.ts';
