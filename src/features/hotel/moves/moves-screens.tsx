import i18next from 'i18next';
import { moves } from '#contract/hotel/moves/moves.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { toneOf } from './move-tone.ts';

export default screensOf(moves, {
  card: ['set_id', 'kind', 'due_on'],
  status: ({ state }) => {
    const now = state as keyof typeof toneOf;
    return {
      tone: toneOf[now],
      text: i18next.t(`moves:moves.choices.state.${now}`),
      field: 'state',
    };
  },
  views: [
    { title: 'moves:views.now', query: 'state=planned,picked' },
    { title: 'moves:views.exceptions', query: 'state=exception' },
  ],
});
