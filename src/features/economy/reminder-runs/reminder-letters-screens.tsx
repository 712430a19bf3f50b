import { reminderLetters } from '#contract/economy/reminder-runs/reminder-letters.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { statusBy } from '#src/crud/values/status-by.ts';
import { LetterHead } from './letter-head.tsx';

export default screensOf(reminderLetters, {
  card: ['kind', 'customer_id', 'day', 'amount'],
  status: statusBy(reminderLetters, 'state', { waiting: 'info', failed: 'bad' }),
  head: LetterHead,
  headLeads: true,
});
