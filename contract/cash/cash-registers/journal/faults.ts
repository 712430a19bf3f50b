/** What can be wrong with a journal. */
export const journalFaults = [
  'transaction_missing',
  'event_missing',
  'report_missing',
  'chain_broken',
  'older_key',
  'amounts_differ',
  'vat_differs',
  'payments_differ',
  'no_receipt',
  'two_copies',
  'event_of_nothing',
  'return_of_nothing',
  'more_returned',
  'report_differs',
] as const;

/** What can be wrong with a file of SAF-T Cash Register that its schema allows. */
export const saftFaults = ['saft_unknown', 'saft_gap', 'saft_differs'] as const;
