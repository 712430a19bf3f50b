import { storagePlaces } from '#contract/hotel/storage-places/storage-places.ts';
import {
  canBeLetGo,
  gateProblem,
  reasonsAt,
  type CarAndSet,
} from '#contract/hotel/wheel-sets/gate-rules.ts';
import {
  handled,
  hasPlace,
  isInHouse,
  usesOf,
  type Warning,
  type LedgerHandling,
  type SetState,
  type GateReason,
  isHandOver,
} from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import { plateKey } from '#contract/kit/rules/plate-rules.ts';
import type { Right } from '#contract/rights.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import type { Stored } from '#server/kit/resource/resource-table.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { nextRow, writeRows, type Engine } from '#server/kit/resource/write.ts';
import { writeMovement, type Movement } from './movements-repo.ts';

/** What is done with a set, as far as somebody has said it. */
export interface Handled {
  readonly intent: string;
  readonly handling: LedgerHandling;
  /** Where it is put; of `store`, and of `stage` where that is known. */
  readonly placeId: number | null;
  readonly unseen: readonly string[];
  readonly override: readonly Warning[];
  readonly happenedAt: Date;
  /** What was read at the gate; without it, nothing leaves. */
  readonly read?: CarAndSet | undefined;
  /** Why they leave on another car than theirs. */
  readonly because?: GateReason | undefined;
}

/** How a set stands, and where. */
export const stateAndPlaceOf = (set: Stored): Movement['from'] => ({
  state: set['state'] as SetState,
  placeId: set['place_id'] as number | null,
});

/**
 * Does with a set that is locked what somebody did by hand: its state, its place and a line of the
 * ledger. Throws why not.
 */
export async function handleSet(
  engine: Engine,
  context: Context,
  set: Stored,
  { intent, handling, placeId, unseen, override, happenedAt, read, because }: Handled,
): Promise<void> {
  const from = stateAndPlaceOf(set);
  if (set.archived_at !== null) throw new AppError('common.archived');
  const state = handled(from.state, handling);
  if (!state) throw new AppError('wheel-sets.not_now');
  const onOther = isHandOver(handling)
    ? passGate(context, set, { read, because, override })
    : undefined;
  if (handling === 'store' && placeId === null) throw new AppError('wheel-sets.no_place');
  if ((handling === 'store' || handling === 'stage') && placeId !== null) {
    await checkPlace(context, from, usesOf[handling], placeId, override);
  }
  const to = { state, placeId: hasPlace(state) ? placeId : null };
  const change = {
    intent,
    setId: set.id,
    handling,
    from,
    to,
    unseen,
    override,
    happenedAt,
    onOther,
  };
  await moveSet(engine, context, set, change);
}

/** Does something with a set as a part of what is done here and now. */
export async function handleNow(
  engine: Engine,
  context: Context,
  id: number,
  handling: LedgerHandling,
  {
    placeId = null,
    override = [],
    read,
    because,
  }: Partial<Pick<Handled, 'placeId' | 'override' | 'read' | 'because'>> = {},
): Promise<void> {
  await handleSet(engine, context, await lockRow(context.db, engine.resource, id), {
    intent: crypto.randomUUID(),
    handling,
    placeId,
    unseen: [],
    override,
    happenedAt: context.doneAt,
    read,
    because,
  });
}

/** Writes how a set stands from now on, and the line that says so. */
export async function moveSet(
  engine: Engine,
  context: Context,
  set: Stored,
  movement: Movement,
): Promise<void> {
  const { state, placeId } = movement.to;
  const storedOn = isInHouse(state) ? (set['stored_on'] ?? todayOf(context)) : null;
  const change = { state, place_id: placeId, stored_on: storedOn };
  await writeRows(engine, context, movement.handling, [nextRow(engine.resource, set, change)]);
  await writeMovement(context.db, context.caller, movement);
}

type AtGate = Pick<Handled, 'read' | 'because' | 'override'>;

/** No wheels leave before car and set were both read and belong together, and what is owed is paid; or somebody lets them go who may. Answers what is written down of that. */
function passGate(context: Context, set: Stored, { read, because, override }: AtGate) {
  const belongs = { plate: String(set['licenseplate']), number: String(set['number']) };
  const seen = read ?? { plate: '', number: '' };
  const problem = gateProblem(belongs, seen);
  if (problem !== null) {
    const hasReason = because !== undefined && reasonsAt(seen).includes(because);
    if (!override.includes('other_car') || !hasReason || !canBeLetGo(belongs, seen)) {
      throw new AppError(`wheel-sets.${problem}`, { plate: belongs.plate || '–' });
    }
    checkRight(context, 'hotel.other_car');
  }
  if (set['held']) {
    if (!override.includes('held')) throw new AppError('wheel-sets.held');
    checkRight(context, 'hotel.release');
  }
  return problem !== null && because ? { because, plate: plateKey(seen.plate) } : undefined;
}

function checkRight({ caller }: Context, right: Right): void {
  if (!caller.rights.has(right)) throw new AppError('common.no_right', { right });
}

async function checkPlace(
  { db }: Context,
  from: Movement['from'],
  use: string,
  placeId: number,
  override: readonly Warning[],
): Promise<void> {
  const place = await lockRow(db, storagePlaces, placeId);
  if (place.archived_at !== null || place['blocked'] !== '') {
    throw new AppError('wheel-sets.place_closed', { place: String(place['code']) });
  }
  if (place['use'] !== use) {
    throw new AppError('wheel-sets.other_use', { place: String(place['code']) });
  }
  checkRoom(place, from, override);
}

/** Throws when a place has no room for one more, unless somebody said that it has. */
export function checkRoom(
  place: Stored,
  from: Movement['from'],
  override: readonly Warning[],
): void {
  if (from.placeId === place.id || override.includes('full')) return;
  if (Number(place['taken']) < Number(place['room'])) return;
  throw new AppError('wheel-sets.place_taken', { place: String(place['code']) });
}
