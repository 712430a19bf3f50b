import type {
  LedgerHandling,
  SetState,
  GateReason,
} from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

/** One line of the ledger, as it is written. */
export interface Movement {
  readonly intent: string;
  readonly setId: number;
  readonly handling: LedgerHandling | 'undo';
  readonly from: { readonly state: SetState; readonly placeId: number | null };
  readonly to: { readonly state: SetState; readonly placeId: number | null };
  readonly unseen: readonly string[];
  readonly override: readonly string[];
  readonly happenedAt: Date;
  /** Why the wheels left on another car, and its plate as it was read. */
  readonly onOther?: { readonly because: GateReason; readonly plate: string } | undefined;
  /** The line that it takes back. */
  readonly reverses?: number;
}

/** Adds a line to the ledger; lines are never changed. */
export async function writeMovement(
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  { intent, setId, handling, from, to, unseen, override, happenedAt, onOther, reverses }: Movement,
): Promise<void> {
  await tx
    .insertInto('wheel_set_movements')
    .values({
      chain_id: chainId,
      site_id: siteId,
      set_id: setId,
      intent,
      handling,
      from_state: from.state,
      to_state: to.state,
      from_place: from.placeId,
      to_place: to.placeId,
      unseen: [...unseen],
      override: [...override],
      happened_at: happenedAt,
      because: onOther?.because ?? '',
      read_plate: onOther?.plate ?? '',
      reverses: reverses ?? null,
    })
    .execute();
}

/** The lines that intents have written at the caller's site, as far as they have. */
export const movementsOfIntents = (tx: Tx, intents: readonly string[]) =>
  tx
    .selectFrom('wheel_set_movements')
    .select(['id', 'intent', 'set_id', 'from_state', 'from_place'])
    .where('intent', '=', sql<string>`any (${[...intents]}::uuid[])`)
    .execute();

/** What happened to a set last. */
export const lastMovementOf = (tx: Tx, setId: number) =>
  tx
    .selectFrom('wheel_set_movements')
    .select(['id', 'recorded_by', 'happened_at'])
    .where('set_id', '=', setId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

const mostShown = 500;
// Later than this after it was done, it came from a device that had no network.
const lateAfter = 5 * 60_000;

/** Where a set has been, newest first, for the caller. */
export async function movementsOf(tx: Tx, setId: number, userId: number | null = null) {
  const rows = await tx
    .selectFrom('wheel_set_movements as m')
    .leftJoin('people as who', 'who.id', 'm.recorded_by')
    .leftJoin('storage_places as f', (join) =>
      join.onRef('f.chain_id', '=', 'm.chain_id').onRef('f.id', '=', 'm.from_place'),
    )
    .leftJoin('storage_places as t', (join) =>
      join.onRef('t.chain_id', '=', 'm.chain_id').onRef('t.id', '=', 'm.to_place'),
    )
    .leftJoin('wheel_set_movements as back', (join) =>
      join.onRef('back.chain_id', '=', 'm.chain_id').onRef('back.reverses', '=', 'm.id'),
    )
    .select(['m.id', 'm.handling', 'm.from_state', 'm.to_state', 'm.unseen', 'm.override'])
    .select(['m.because', 'm.read_plate'])
    .select(['m.happened_at', 'm.recorded_at', 'f.code as from_code', 't.code as to_code'])
    .select(['m.recorded_by', 'who.first_name', 'who.last_name', 'back.id as back'])
    .where('m.set_id', '=', setId)
    .orderBy('m.id', 'desc')
    .limit(mostShown)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.happened_at.toISOString(),
    by: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
    mine: userId !== null && row.recorded_by === userId,
    handling: row.handling as Movement['handling'],
    from_state: row.from_state,
    to_state: row.to_state,
    from_place: row.from_code,
    to_place: row.to_code,
    unseen: row.unseen,
    override: row.override,
    because: (row.because || null) as GateReason | null,
    read_plate: row.read_plate,
    late: row.recorded_at.getTime() - row.happened_at.getTime() > lateAfter,
    undone: row.back !== null,
  }));
}
