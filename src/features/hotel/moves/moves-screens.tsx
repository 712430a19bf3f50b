import { moves } from '#contract/hotel/moves/moves.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { statusBy } from '#src/crud/values/status-by.ts';

/** The colour of each state of a move. */
const toneOf = {
  planned: 'warn',
  picked: 'info',
  exception: 'bad',
  delivered: 'ok',
  cancelled: 'idle',
} as const;

export default screensOf(moves, {
  card: ['set_id', 'kind', 'due_on'],
  status: statusBy(moves, 'state', toneOf),
  views: [
    { title: 'moves:views.now', query: 'state=planned,picked' },
    { title: 'moves:views.exceptions', query: 'state=exception' },
  ],
});
