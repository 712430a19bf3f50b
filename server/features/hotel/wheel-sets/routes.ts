import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { stagedSetCalls } from '#contract/hotel/wheel-sets/staged-sets.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { moves } from '#contract/hotel/moves/moves.ts';
import { wheelCalls } from '#contract/hotel/wheel-sets/wheels.ts';
import { setSearches } from '#contract/hotel/set-searches/set-searches.ts';
import { suggestPlace, suggestedPlace } from '#contract/hotel/put-away-rules.ts';
import { storagePlaces } from '#contract/hotel/storage-places/storage-places.ts';
import { holdQueue } from '#server/features/workshop/queue/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import { changedElsewhere } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { mount } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged, resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { assertInUse, nextRow, writeRows } from '#server/kit/resource/write.ts';
import { changesSince } from './changes-repo.ts';
import { freePlaces, hotelToday, stagedSets } from './hotel-repo.ts';
import { applyIntents } from './intents/apply-intents.ts';
import { movementsOf } from './intents/movements-repo.ts';
import { takeIn } from './intake.ts';
import { passportRoutes } from './passports/passport-routes.ts';
import { savedSet } from './saved-set.ts';
import { movementsFile } from './movements-file.ts';
import { swapSets } from './swap.ts';
import { saveWheels } from './wheels/save-wheels.ts';
import { wheelsOf } from './wheels/wheels-repo.ts';

/** Sets of wheels in store: what is known of them, and all that is done with them. */
export function wheelSetsRoutes(app: AppContext): void {
  resourceRoutes(app, wheelSets, {
    beforeSave: savedSet,
    steps: {
      discard: (context) => {
        context.afterCommit(() => publishChanged(app, setSearches, context.caller));
        return Promise.resolve({ discarded_on: todayOf(context) });
      },
    },
  });
  passportRoutes(app);
  const engine = app.engines.get(wheelSets.name)!;
  const moved = ({ afterCommit, caller }: Context) =>
    afterCommit(() => {
      publishChanged(app, wheelSets, caller);
      publishChanged(app, storagePlaces, caller);
      // One that is missing is searched for, one that was scanned is not any more.
      publishChanged(app, setSearches, caller);
      // The ledger ends moves, or takes them further.
      publishChanged(app, moves, caller);
    });
  mount(app, { ...wheelSetCalls, ...stagedSetCalls, ...wheelCalls })({
    intake: async (context) => {
      moved(context);
      // As for a swap: who is here with the car is shown the set last, and held before all else.
      await holdQueue(context.db, context.caller);
      return { data: await takeIn(app, context, context.body) };
    },
    swap: async (context) => {
      moved(context);
      return { data: await swapSets(app, context) };
    },
    suggestion: async ({ db, query: { size, rear_size } }) => {
      const sizes = [size, rear_size];
      return { data: suggestedPlace(suggestPlace(await freePlaces(db), sizes), sizes) };
    },
    staged: async ({ db }) => ({ data: await stagedSets(db) }),
    today: async ({ db }) => ({ data: await hotelToday(db) }),
    batch: async (context) => {
      moved(context);
      return { data: await applyIntents(engine, context, context.body.intents) };
    },
    changes: async ({ db, query }) => ({ data: await changesSince(db, query) }),
    movements: async ({ db, params: { id }, caller }) => {
      await rowWithId(db, wheelSets, id);
      return { data: await movementsOf(db, id, caller.userId) };
    },
    movementsFile: async ({ db, params: { id }, language, caller }) => {
      const { number } = await rowWithId(db, wheelSets, id);
      const moved = await movementsOf(db, id);
      return movementsFile(String(number), moved, { language, timezone: caller.timezone });
    },
    wheels: async ({ db, params: { id } }) => {
      const { version } = await rowWithId(db, wheelSets, id);
      return { data: { version, wheels: await wheelsOf(db, id) } };
    },
    saveWheels: async (context) => {
      const { db, body, params } = context;
      const set = await lockRow(db, wheelSets, params.id);
      assertInUse(set);
      if (set.version !== body.version) {
        const { version } = set;
        throw changedElsewhere({ version, wheels: await wheelsOf(db, set.id) });
      }
      const change = await saveWheels(app, context, set, body.wheels);
      await writeRows(engine, context, 'wheels', [nextRow(wheelSets, set, change)]);
      context.afterCommit(() => publishChanged(app, wheelSets, context.caller));
      const { version } = await rowWithId(db, wheelSets, set.id);
      return { data: { version, wheels: await wheelsOf(db, set.id) } };
    },
  });
}
