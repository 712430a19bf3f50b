import { sql } from 'kysely';
import type { MessageCost } from '#contract/booking/auto-bookings/cost-rules.ts';
import type { PlannedDay } from '#contract/booking/auto-bookings/plan-rules.ts';
import type { waveReasons } from '#contract/booking/auto-bookings/wave-rules.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import type { WaveSet } from '../audience/audience-repo.ts';

/** Somebody a wave is for, or not, with their time or why there is none. */
export interface PlannedCar {
  readonly set: WaveSet;
  readonly state: 'planned' | 'overflow' | 'out';
  readonly reason: (typeof waveReasons)[number];
  readonly not_before: string | null;
  /** ms */
  readonly start: number | null;
}

/** What a plan takes, as it was when it was made. */
export interface StoredPlan {
  readonly days: readonly PlannedDay[];
  /** Minutes of a place for one booking. */
  readonly each: number;
  readonly invite: MessageCost;
  readonly nudge: MessageCost;
}

const atOnce = 2000;

/** Writes a wave's plan. */
export async function savePlan(
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  waveId: number,
  cars: readonly PlannedCar[],
  plan: StoredPlan,
): Promise<void> {
  for (let from = 0; from < cars.length; from += atOnce) {
    const rows = cars.slice(from, from + atOnce).map((one, nth) => ({
      set_id: one.set.id,
      car: one.set.car,
      position: from + nth,
      state: one.state,
      reason: one.reason,
      not_before: one.not_before,
      proposed_at: one.start === null ? null : new Date(one.start).toISOString(),
    }));
    await sql`
      insert into auto_booking_cars
        (chain_id, site_id, batch_id, set_id, car, position, state, reason, not_before, proposed_at)
      select ${chainId}, ${siteId}, ${waveId}, g.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as g (set_id bigint, car text, position integer, state text, reason text, not_before date,
          proposed_at timestamptz)`.execute(tx);
  }
  await tx
    .updateTable('auto_bookings')
    .set({ plan: JSON.stringify(plan) })
    .where('id', '=', waveId)
    .execute();
}
