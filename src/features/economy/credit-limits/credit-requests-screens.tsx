import { creditRequests } from '#contract/economy/credit-limits/credit-requests.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { statusBy } from '#src/crud/values/status-by.ts';

export default screensOf(creditRequests, {
  card: ['customer_id', 'wanted_limit', 'until'],
  status: statusBy(creditRequests, 'state', { asked: 'warn' }),
  views: [
    { title: 'credit-limits:credit-requests.choices.state.asked', query: 'state=asked' },
    { title: 'credit-limits:credit-requests.choices.state.approved', query: 'state=approved' },
  ],
});
