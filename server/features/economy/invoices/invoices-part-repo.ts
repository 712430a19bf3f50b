import { sql } from 'kysely';
import { hasSome, type PersonalDataSource } from '#server/kit/personal-data-source.ts';

/**
 * What a customer was invoiced and owes. Issued invoices stay with who they were issued to for as long
 * as the law keeps them (bokføringsloven § 13, GDPR Art. 17 (3) b), so a merge does not move them: the
 * account of who was kept reads theirs, too. A run that is for them alone is for who was kept.
 */
export const invoicesPart: PersonalDataSource = {
  points: [{ table: 'invoice_runs', field: 'customer_id' }],

  async collect(tx, { chainId, ids }) {
    const invoices = await tx
      .selectFrom('invoices')
      .select(['number', 'kind', 'invoice_date', 'due_date', 'state', 'gross', 'payment_reference'])
      .select(['buyer_reference', 'purchase_order', 'order_numbers', 'note'])
      .select(sql<unknown>`buyer`.as('buyer'))
      .where('chain_id', '=', chainId)
      .where('customer_id', 'in', ids)
      .execute();
    const lines = await tx
      .selectFrom('invoice_lines as line')
      .innerJoin('invoices as one', (join) =>
        join.onRef('one.chain_id', '=', 'line.chain_id').onRef('one.id', '=', 'line.document_id'),
      )
      .select(['one.number', 'line.description', 'line.quantity', 'line.unit_price', 'line.amount'])
      .where('one.chain_id', '=', chainId)
      .where('one.customer_id', 'in', ids)
      .execute();
    const entries = await tx
      .selectFrom('customer_entries')
      .select(['kind', 'amount', 'currency', 'day', 'due_day'])
      .where('chain_id', '=', chainId)
      .where('customer_id', 'in', ids)
      .execute();
    const deliveries = await tx
      .selectFrom('invoice_deliveries as sent')
      .innerJoin('invoices as one', (join) =>
        join.onRef('one.chain_id', '=', 'sent.chain_id').onRef('one.id', '=', 'sent.invoice_id'),
      )
      .select(['one.number', 'sent.channel', 'sent.address', 'sent.state', 'sent.answer'])
      .select('sent.asked_at')
      .where('one.chain_id', '=', chainId)
      .where('one.customer_id', 'in', ids)
      .execute();
    return [
      { title: 'invoices', rows: invoices },
      { title: 'invoiceLines', rows: lines },
      { title: 'customerEntries', rows: entries },
      { title: 'invoiceDeliveries', rows: deliveries },
    ];
  },

  // Who owes something, or has something to come, has to be known until that is settled.
  async holds(tx, who) {
    return (await hasSome(tx, who, 'customer_open_items', sql`open <> 0`))
      ? 'customers.open_account'
      : undefined;
  },

  async forget(tx, { chainId, ids }) {
    // Where they were sent is not what the law says to keep; what has not left does not leave.
    await tx
      .updateTable('invoice_deliveries')
      .set((row) => ({
        address: '',
        answer: '',
        state: sql`case state when 'waiting' then 'failed' else state end`,
        version: row('version', '+', 1),
      }))
      .where('chain_id', '=', chainId)
      .where('invoice_id', 'in', (of) =>
        of
          .selectFrom('invoices')
          .select('id')
          .where('chain_id', '=', chainId)
          .where('customer_id', 'in', ids),
      )
      .execute();
    await tx
      .updateTable('invoices')
      .set((row) => ({
        buyer_reference: '',
        purchase_order: '',
        note: '',
        version: row('version', '+', 1),
      }))
      .where('chain_id', '=', chainId)
      .where('customer_id', 'in', ids)
      .where('state', '<>', 'issued')
      .execute();
  },
};
