import type { PersonalDataSource } from '#server/kit/personal-data-source.ts';
import { forgetChanges } from '#server/kit/resource/history-repo.ts';

/** What credit was asked for somebody, and why; and what a credit bureau said of them, which stays where it was written. */
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
    const checks = await tx
      .selectFrom('credit_checks')
      .select(['org_number', 'reason', 'rating', 'score', 'recommended_limit', 'remarks'])
      .select(['as_of', 'checked_at'])
      .where('chain_id', '=', chainId)
      .where('customer_id', 'in', ids)
      .orderBy('id')
      .execute();
    return [
      { title: 'creditRequests', rows: requests },
      { title: 'creditChecks', rows: checks },
    ];
  },

  async forget(tx, who) {
    await forgetChanges(tx, 'credit_requests', who);
    await tx
      .updateTable('credit_requests')
      .set((row) => ({ reason: '–', refused_because: '', version: row('version', '+', 1) }))
      .where('chain_id', '=', who.chainId)
      .where('customer_id', 'in', who.ids)
      .execute();
    await tx
      .updateTable('credit_checks')
      .set({ org_number: '', reason: '–', remarks: '[]' })
      .where('chain_id', '=', who.chainId)
      .where('customer_id', 'in', who.ids)
      .execute();
    await tx
      .deleteFrom('credit_check_asks')
      .where('chain_id', '=', who.chainId)
      .where('customer_id', 'in', who.ids)
      .execute();
  },
};
