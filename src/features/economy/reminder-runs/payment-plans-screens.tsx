import { paymentPlans } from '#contract/economy/reminder-runs/payment-plans.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { statusBy } from '#src/crud/values/status-by.ts';

export default screensOf(paymentPlans, {
  card: ['invoice_id', 'part', 'paid', 'expected'],
  status: statusBy(paymentPlans, 'state'),
});
