import { costAccountingRules } from '#contract/accounting/accounting-rules/rules.ts';
import { screensOf } from '#src/crud/screens-of.tsx';

export default screensOf(costAccountingRules, {
  card: ['cost_account_id', 'supplier', 'valid_from'],
});
