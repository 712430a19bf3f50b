import { paymentAccountingRules } from '#contract/accounting/accounting-rules/rules.ts';
import { screensOf } from '#src/crud/screens-of.tsx';

export default screensOf(paymentAccountingRules, { card: ['account_id', 'payment_kind', 'fee'] });
