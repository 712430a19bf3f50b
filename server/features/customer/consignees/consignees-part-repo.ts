import { sql } from 'kysely';
import type { PersonalDataSource } from '#server/kit/personal-data-source.ts';
import { forgetChanges } from '#server/kit/resource/history-repo.ts';

/** Under which numbers suppliers know a customer. */
export const consigneesPart: PersonalDataSource = {
  points: [{ table: 'consignees', field: 'customer_id' }],

  async collect(tx, { chainId, ids }) {
    const consignees = await tx
      .selectFrom('consignees')
      .select(['name', 'supplier', 'number', 'gln', 'street', 'zip', 'city', 'country', 'note'])
      .where('chain_id', '=', chainId)
      .where('customer_id', 'in', ids)
      .execute();
    return [{ title: 'consignees', rows: consignees }];
  },

  async forget(tx, who) {
    await forgetChanges(tx, 'consignees', who);
    await tx
      .updateTable('consignees')
      .set({
        name: sql`number`,
        gln: '',
        street: '',
        zip: '',
        city: '',
        note: '',
        archived_at: sql`coalesce(archived_at, now())`,
        version: sql`version + 1`,
      })
      .where('chain_id', '=', who.chainId)
      .where('customer_id', 'in', who.ids)
      .execute();
  },
};
