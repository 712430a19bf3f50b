import type { PersonalDataSource } from '#server/kit/personal-data-source.ts';
import { forgetChanges } from '#server/kit/resource/history-repo.ts';

/** What was done for a customer and sold to them. */
export const ordersPart: PersonalDataSource = {
  points: [{ table: 'orders', field: 'customer_id' }],

  async collect(tx, { chainId, ids }) {
    const orders = await tx
      .selectFrom('orders')
      .select([
        'number',
        'order_date',
        'reference',
        'promised_at',
        'state',
        'gross',
        'tags',
        'note',
        'credit_reason',
        'price_reason',
        'quote_sent_to',
        'quote_answer',
        'quote_signed_by',
        'quote_reason',
      ])
      .where('chain_id', '=', chainId)
      .where('customer_id', 'in', ids)
      .execute();
    const lines = await tx
      .selectFrom('order_lines as line')
      .innerJoin('orders as one', (join) =>
        join.onRef('one.chain_id', '=', 'line.chain_id').onRef('one.id', '=', 'line.document_id'),
      )
      .select(['one.number', 'line.description', 'line.quantity', 'line.unit_price', 'line.amount'])
      .where('one.chain_id', '=', chainId)
      .where('one.customer_id', 'in', ids)
      .execute();
    return [
      { title: 'orders', rows: orders },
      { title: 'orderLines', rows: lines },
    ];
  },

  // What was sold stays, and says nothing of who they were.
  async forget(tx, who) {
    await forgetChanges(tx, 'orders', who);
    await tx
      .updateTable('order_photos')
      .set({ forgotten: true })
      .where('chain_id', '=', who.chainId)
      .where('order_id', 'in', (of) =>
        of
          .selectFrom('orders')
          .select('id')
          .where('chain_id', '=', who.chainId)
          .where('customer_id', 'in', who.ids),
      )
      .execute();
    await tx
      .updateTable('orders')
      .set((row) => ({
        reference: '',
        note: '',
        credit_reason: '',
        price_reason: '',
        quote_sent_to: '',
        quote_signed_by: '',
        quote_reason: '',
        quote_signature: JSON.stringify({ drawn: '' }),
        version: row('version', '+', 1),
      }))
      .where('chain_id', '=', who.chainId)
      .where('customer_id', 'in', who.ids)
      .execute();
  },
};
