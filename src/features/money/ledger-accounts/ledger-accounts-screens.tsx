import { ledgerAccounts } from '#contract/money/ledger-accounts.ts';
import { screensOf } from '#src/crud/screens-of.tsx';

export default screensOf(ledgerAccounts, { card: ['name', 'kind', 'vat_code'] });
