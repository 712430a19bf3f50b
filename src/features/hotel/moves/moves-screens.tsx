import { moves } from '#contract/hotel/moves/moves.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { statusBy } from '#src/crud/values/status-by.ts';

export default screensOf(moves, {
  card: ['set_id', 'kind', 'due_on'],
  status: statusBy(moves, 'state'),
  views: [
    { title: 'moves:views.now', query: 'state=planned,picked' },
    { title: 'moves:views.exceptions', query: 'state=exception' },
  ],
});
