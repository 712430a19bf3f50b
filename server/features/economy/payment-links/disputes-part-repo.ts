import type { PersonalDataSource } from '#server/kit/personal-data-source.ts';

/** What a customer said is wrong with their invoices. */
export const disputesPart: PersonalDataSource = {
  points: [],

  async collect(tx, { chainId, ids }) {
    const rows = await tx
      .selectFrom('invoice_disputes as d')
      .innerJoin('invoices as one', (join) =>
        join.onRef('one.chain_id', '=', 'd.chain_id').onRef('one.id', '=', 'd.invoice_id'),
      )
      .select(['one.number', 'd.reason', 'd.said', 'd.recorded_at'])
      .where('one.chain_id', '=', chainId)
      .where('one.customer_id', 'in', ids)
      .where('d.kind', '=', 'opened')
      .orderBy('d.id')
      .execute();
    return [{ title: 'invoiceDisputes', rows }];
  },

  async forget(tx, { chainId, ids }) {
    await tx
      .updateTable('invoice_disputes')
      .set({ said: '' })
      .where('chain_id', '=', chainId)
      .where('said', '<>', '')
      .where('invoice_id', 'in', (of) =>
        of
          .selectFrom('invoices')
          .select('id')
          .where('chain_id', '=', chainId)
          .where('customer_id', 'in', ids),
      )
      .execute();
  },
};
