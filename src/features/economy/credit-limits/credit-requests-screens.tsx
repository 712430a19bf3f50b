import { creditRequests } from '#contract/economy/credit-limits/credit-requests.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import type { Row } from '#contract/kit/row.ts';
import { statusBy } from '#src/crud/values/status-by.ts';
import { LimitInput } from './checks/limit-input.tsx';
import { RatingNote } from './checks/rating-note.tsx';

/** What is known of a customer when their limit is decided. */
const Head = ({ row }: { row: Row }) => <RatingNote id={row['customer_id'] as number} />;

export default screensOf(creditRequests, {
  card: ['customer_id', 'wanted_limit', 'until'],
  status: statusBy(creditRequests, 'state', { asked: 'warn' }),
  inputs: { wanted_limit: LimitInput },
  head: Head,
  views: [
    { title: 'credit-limits:credit-requests.choices.state.asked', query: 'state=asked' },
    { title: 'credit-limits:credit-requests.choices.state.approved', query: 'state=approved' },
  ],
});
