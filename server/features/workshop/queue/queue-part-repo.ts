import { sql } from 'kysely';
import { hasSome, type PersonalDataSource } from '#server/kit/personal-data-source.ts';

/** What the queues keep of a customer: their visits, at every site. */
export const queuePart: PersonalDataSource = {
  points: [{ table: 'queue_people', field: 'customer_id' }],

  async collect(tx, { chainId, ids }) {
    const visits = await tx
      .selectFrom('queue_people as visit')
      .innerJoin('sites as site', 'site.id', 'visit.site_id')
      .select(['site.name as site', 'visit.licenseplate', 'visit.name'])
      .select(['visit.arrived_at', 'visit.left_at', 'visit.no_show'])
      .where('visit.chain_id', '=', chainId)
      .where('visit.customer_id', 'in', ids)
      .orderBy('visit.arrived_at')
      .execute();
    return [{ title: 'visits', rows: visits }];
  },

  async holds(tx, who) {
    const here = await hasSome(tx, who, 'queue_people', sql`left_at is null`);
    return here ? 'merge-and-privacy.in_queue' : undefined;
  },

  // That somebody came counts on, not who.
  async forget(tx, { chainId, ids }) {
    await tx
      .updateTable('queue_people')
      .set({ name: null, licenseplate: null, car_id: null })
      .where('chain_id', '=', chainId)
      .where('customer_id', 'in', ids)
      .execute();
  },
};
