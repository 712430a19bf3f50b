export {
  joinedOfOrder,
  openDeposits,
  openOfInvoice,
  writeAllocation,
  writeEntry,
} from './ledger-repo.ts';
