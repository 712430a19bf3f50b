import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import type { Intake } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import type { RowOf } from '#contract/kit/row.ts';
import {
  agreementFor,
  beginAgreement,
  isInForce,
} from '#server/features/hotel/storage-agreements/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { linkSet, publishQueue } from '#server/features/workshop/queue/exports.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { addRow, nextRow, saveRow, writeRows } from '#server/kit/resource/write.ts';
import { handleNow } from './intents/handle-set.ts';
import { lockSets } from './intents/lock-sets-repo.ts';
import { saveWheels } from './wheels/save-wheels.ts';

type WheelSet = RowOf<typeof wheelSets>;

/**
 * A set comes in: its row, its wheels with what was measured of them, what is agreed about it, and
 * where it is put. One that was here before is received again, as the same.
 */
export async function takeIn(
  app: AppContext,
  context: Context,
  { wheels, place_id: placeId, again, agreement_type_id: typeId, ...values }: Intake,
  agreementBefore: number | null = null,
): Promise<WheelSet> {
  const { db } = context;
  const engine = app.engines.get(wheelSets.name)!;
  await lockSets(db, again == null ? [] : [again], { places: [placeId] });
  const id = again ?? (await addRow(engine, context, values)).id;
  await handleNow(engine, context, id, 'receive');
  // As it left, little of it can be changed.
  if (again != null) await saveRow(engine, context, id, values);
  const set = (await lockRow(db, wheelSets, id)) as WheelSet & Awaited<ReturnType<typeof lockRow>>;
  const agreed = await agreementOf(context, set, agreementBefore);
  const begun = agreed === null && typeId != null;
  const known = nextRow(wheelSets, set, {
    ...(await saveWheels(app, context, set, wheels)),
    agreement_id: begun ? await beginAgreement(app, context, set, typeId) : agreed,
  });
  await writeRows(engine, context, 'intake', [known]);
  if (placeId !== null) await handleNow(engine, context, id, 'store', { placeId });
  const change = await linkSet(db, context.caller, set);
  if (change) context.afterCommit(() => publishQueue(app, context.caller.siteId, change));
  return (await rowWithId(db, wheelSets, id)) as WheelSet;
}

/** The agreement that a set stands under from now on: what it was said to, or was before, while that is in force; else the one there is for its car. */
async function agreementOf(
  { db }: Context,
  set: WheelSet,
  before: number | null,
): Promise<number | null> {
  for (const id of [set.agreement_id, before]) {
    if (id !== null && (await isInForce(db, id))) return id;
  }
  return agreementFor(db, set);
}
