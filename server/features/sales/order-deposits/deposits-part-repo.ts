import type { PersonalDataSource } from '#server/kit/personal-data-source.ts';

/** What a customer paid ahead: as any payment it stays in the books, and says by itself of nobody. */
export const depositsPart: PersonalDataSource = {
  points: [],

  async collect(tx, { chainId, ids }) {
    const rows = await tx
      .selectFrom('order_deposits as d')
      .innerJoin('orders as one', (join) =>
        join.onRef('one.chain_id', '=', 'd.chain_id').onRef('one.id', '=', 'd.order_id'),
      )
      .select(['one.number', 'd.amount', 'd.rounding', 'd.reference', 'd.note'])
      .select('d.happened_at as at')
      .where('one.chain_id', '=', chainId)
      .where('one.customer_id', 'in', ids)
      .execute();
    return [{ title: 'deposits', rows }];
  },

  forget: () => Promise.resolve(),
};
