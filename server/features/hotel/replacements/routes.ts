import { replacementCalls, tyreOffers } from '#contract/hotel/replacements.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import { mount } from '#server/kit/mount.ts';
import { publishChanged, resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { dueSets, replacementsDue } from './due-repo.ts';

/** New tyres for the sets that ask for them: what has to be bought, whom one calls, and what they said. */
export function replacementsRoutes(app: AppContext): void {
  resourceRoutes(app, tyreOffers, {
    beforeSave: (context, change, before) =>
      Promise.resolve(before ? change : { ...change, offered_on: todayOf(context) }),
    // The set says how it stands.
    afterSave: (context) =>
      Promise.resolve(context.afterCommit(() => publishChanged(app, wheelSets, context.caller))),
  });
  mount(
    app,
    replacementCalls,
  )({
    replacements: async ({ db }) => ({ data: await replacementsDue(db) }),
    due: async ({ db, query, caller }) => ({
      data: await dueSets(db, query, caller.rights.has('customers.read')),
    }),
  });
}
