import type { PersonalDataSource } from '#server/kit/personal-data-source.ts';
import { forgetChanges } from '#server/kit/resource/history-repo.ts';

/** What credit was asked for somebody, and why. */
export const creditPart: PersonalDataSource = {
  points: [{ table: 'credit_requests', field: 'customer_id' }],

  async collect(tx, { chainId, ids }) {
    const requests = await tx
      .selectFrom('credit_requests')
      .select(['wanted_limit', 'until', 'reason', 'state', 'refused_because'])
      .select(['asked_at', 'decided_at'])
      .where('chain_id', '=', chainId)
      .where('customer_id', 'in', ids)
      .execute();
    return [{ title: 'creditRequests', rows: requests }];
  },

  async forget(tx, who) {
    await forgetChanges(tx, 'credit_requests', who);
    await tx
      .updateTable('credit_requests')
      .set((row) => ({ reason: '–', refused_because: '', version: row('version', '+', 1) }))
      .where('chain_id', '=', who.chainId)
      .where('customer_id', 'in', who.ids)
      .execute();
  },
};
