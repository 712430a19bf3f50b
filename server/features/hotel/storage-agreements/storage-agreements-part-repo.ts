import type { PersonalDataSource } from '#server/kit/personal-data-source.ts';
import { forgetChanges } from '#server/kit/resource/history-repo.ts';

/** What is agreed with a customer about storing wheels. */
export const storageAgreementsPart: PersonalDataSource = {
  points: [{ table: 'storage_agreements', field: 'customer_id' }],

  async collect(tx, { chainId, ids }) {
    const rows = await tx
      .selectFrom('storage_agreements')
      .select(['number', 'licenseplate', 'begins_on', 'ends_on', 'price', 'paid_until'])
      .select(['state', 'end_reason', 'note'])
      .where('chain_id', '=', chainId)
      .where('customer_id', 'in', ids)
      .execute();
    return [{ title: 'storageAgreements', rows }];
  },

  async holds(tx, { chainId, ids }) {
    const active = await tx
      .selectFrom('storage_agreements')
      .select('id')
      .where('chain_id', '=', chainId)
      .where('customer_id', 'in', ids)
      .where('state', '=', 'active')
      .where('archived_at', 'is', null)
      .limit(1)
      .executeTakeFirst();
    return active && 'merge-and-privacy.has_agreement';
  },

  async forget(tx, who) {
    await forgetChanges(tx, 'storage_agreements', who);
    await tx
      .updateTable('storage_agreements')
      .set((row) => ({ end_reason: '', note: '', version: row('version', '+', 1) }))
      .where('chain_id', '=', who.chainId)
      .where('customer_id', 'in', who.ids)
      .execute();
  },
};
