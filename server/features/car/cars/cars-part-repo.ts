import { sql } from 'kysely';
import type { PersonalDataSource } from '#server/kit/personal-data-source.ts';
import { forgetChanges } from '#server/kit/resource/history-repo.ts';

/** What the register of cars keeps of a customer: their cars, and who drives them. */
export const carsPart: PersonalDataSource = {
  points: [
    { table: 'cars', field: 'customer_id' },
    { table: 'drivers', field: 'customer_id' },
  ],

  async collect(tx, { chainId, ids }) {
    const cars = await tx
      .selectFrom('cars')
      .select(['licenseplate', 'country', 'brand', 'model', 'variant', 'year', 'vin', 'fuel'])
      .select([
        'color',
        'odometer',
        'odometer_at',
        'inspection_due',
        'tpms',
        'k_type',
        'tags',
        'note',
      ])
      .where('chain_id', '=', chainId)
      .where('customer_id', 'in', ids)
      .execute();
    const owned = await tx
      .selectFrom('car_owners as owner')
      .innerJoin('cars as car', (join) =>
        join.onRef('car.chain_id', '=', 'owner.chain_id').onRef('car.id', '=', 'owner.car_id'),
      )
      .select(['car.licenseplate', 'owner.since', 'owner.reason'])
      .where('owner.chain_id', '=', chainId)
      .where('owner.customer_id', 'in', ids)
      .execute();
    const drivers = await tx
      .selectFrom('drivers')
      .select(['name', 'phone', 'email', 'language', 'note'])
      .where('chain_id', '=', chainId)
      .where('customer_id', 'in', ids)
      .execute();
    return [
      { title: 'cars', rows: cars },
      { title: 'owned', rows: owned },
      { title: 'drivers', rows: drivers },
    ];
  },

  // Cars live on without whose they were. Who drove them is named nowhere any more.
  async forget(tx, who) {
    const { chainId, ids } = who;
    for (const table of ['cars', 'drivers']) await forgetChanges(tx, table, who);
    await tx
      .updateTable('drivers')
      .set({
        name: sql`'# ' || id`,
        phone: '',
        email: '',
        note: '',
        archived_at: sql`coalesce(archived_at, now())`,
        version: sql`version + 1`,
      })
      .where('chain_id', '=', chainId)
      .where('customer_id', 'in', ids)
      .execute();
    await tx
      .updateTable('cars')
      .set({ customer_id: null, note: '', version: sql`version + 1` })
      .where('chain_id', '=', chainId)
      .where('customer_id', 'in', ids)
      .execute();
  },
};
