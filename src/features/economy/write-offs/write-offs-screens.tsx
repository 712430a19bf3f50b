import { writeOffs } from '#contract/economy/write-offs/write-offs.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { statusBy } from '#src/crud/values/status-by.ts';

export default screensOf(writeOffs, {
  card: ['invoice_id', 'amount', 'day'],
  status: statusBy(writeOffs, 'state', { given_up: 'warn', taken_back: 'idle' }),
});
