import { costAccountingRules } from '#contract/money/accounting-rules/rules.ts';
import { screensOf } from '#src/crud/screens-of.tsx';

export default screensOf(costAccountingRules, {
  card: ['cost_account_id', 'supplier', 'valid_from'],
});
