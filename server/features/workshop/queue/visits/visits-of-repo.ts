import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/** A visit as the customer's card shows it; seconds over both queues, null for what is not over or never was. */
export interface VisitOf {
  readonly id: number;
  readonly licenseplate: string | null;
  readonly arrived_at: Date;
  readonly left_at: Date | null;
  readonly no_show: boolean;
  readonly waited: number | null;
  readonly handled: number | null;
}

/** The last visits of a customer at the site, the last first. */
export function visitsOf(tx: Tx, customerId: number, most: number): Promise<VisitOf[]> {
  return tx
    .selectFrom('queue_people as p')
    .innerJoin('queue_entries as e', (join) =>
      join.onRef('e.chain_id', '=', 'p.chain_id').onRef('e.person_id', '=', 'p.id'),
    )
    .select(['p.id', 'p.licenseplate', 'p.arrived_at', 'p.left_at', 'p.no_show'])
    .select([
      sql<number | null>`sum(e.waited_seconds)::integer`.as('waited'),
      sql<number | null>`sum(e.handled_seconds)::integer`.as('handled'),
    ])
    .where('p.customer_id', '=', customerId)
    .groupBy(['p.chain_id', 'p.id'])
    .orderBy('p.arrived_at', 'desc')
    .limit(most)
    .execute();
}
