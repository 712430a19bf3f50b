import { payments } from '#contract/economy/payments/payments.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { statusBy } from '#src/crud/values/status-by.ts';
import { PaymentHead } from './payment-head.tsx';

const match = {
  path: 'payments/match',
  title: 'payments:match.title',
  right: 'payments.read',
} as const;

const credits = {
  path: 'payments/credits',
  title: 'payments:credits',
  right: 'payments.read',
} as const;

export default screensOf(payments, {
  card: ['day', 'amount', 'unmatched', 'reference'],
  status: statusBy(payments, 'state', { waiting: 'warn', part: 'warn' }),
  views: [{ title: 'payments:views.waiting', query: 'state=waiting,part&sort_by=day:asc' }],
  head: PaymentHead,
  headLeads: true,
  more: [match, credits],
});
