import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import type { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { holdQueue } from '#server/features/workshop/queue/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { handleNow } from './intents/handle-set.ts';
import { lockSets } from './intents/lock-sets-repo.ts';
import { takeIn } from './intake.ts';

type Swap = (typeof wheelSetCalls)['swap'];

/**
 * A change of season in one go: the set that is asked for leaves on the car, and the one that was on
 * it comes in, under the same agreement.
 */
export async function swapSets(app: AppContext, context: Context<Swap>) {
  const { db, params, body } = context;
  const engine = app.engines.get(wheelSets.name)!;
  const { off: wheelsOff } = body;
  // Who is here with the car is shown the set that comes in: last, but held before all else.
  await holdQueue(db, context.caller);
  await lockSets(db, [params.id, wheelsOff?.again ?? params.id], {
    places: [wheelsOff?.place_id ?? null],
  });
  const set = await lockRow(db, wheelSets, params.id);
  const read = { plate: body.licenseplate, number: body.number };
  const { override, because } = body;
  await handleNow(engine, context, set.id, 'mount', { override, read, because });
  const off =
    wheelsOff && (await takeIn(app, context, wheelsOff, set['agreement_id'] as number | null));
  const on = (await rowWithId(db, wheelSets, set.id)) as RowOf<typeof wheelSets>;
  return { on, off };
}
