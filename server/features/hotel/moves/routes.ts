import { moveCalls, moves } from '#contract/hotel/moves/moves.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import { mount } from '#server/kit/mount.ts';
import { publishChanged, resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { openMoves, openSearches, stateOfSet, takeRound } from './moves-repo.ts';

const gone: readonly unknown[] = ['mounted', 'returned', 'discarded'];

/** What has to be carried; the ledger ends it (migration 0094). */
export function movesRoutes(app: AppContext): void {
  resourceRoutes(app, moves, {
    beforeSave: async ({ db }, change, before) => {
      const set = change.set_id === undefined ? undefined : await stateOfSet(db, change.set_id);
      if (!before && gone.includes(set?.state)) throw new AppError('moves.not_here');
      return change;
    },
  });
  mount(
    app,
    moveCalls,
  )({
    work: async (context) => {
      const { db, caller } = context;
      const moves = await openMoves(db, caller.userId);
      return { data: { today: todayOf(context), moves, searches: await openSearches(db) } };
    },
    round: async ({ db, caller, body, afterCommit }) => {
      afterCommit(() => publishChanged(app, moves, caller));
      return { data: { taken: await takeRound(db, caller.userId, body.ids) } };
    },
  });
}
