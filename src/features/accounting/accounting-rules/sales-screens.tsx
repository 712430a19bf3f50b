import { salesAccountingRules } from '#contract/accounting/accounting-rules/rules.ts';
import { screensOf } from '#src/crud/screens-of.tsx';

export default screensOf(salesAccountingRules, { card: ['account_id', 'vat_code', 'valid_from'] });
