import { sql } from 'kysely';
import type { PersonalDataSource } from '#server/kit/personal-data-source.ts';

/** The letters that reminded a customer, and what they agreed to pay in parts: that they were written stays beside the invoices, where they went and what was noted does not. */
export const remindersPart: PersonalDataSource = {
  points: [
    { table: 'reminder_runs', field: 'customer_id' },
    { table: 'reminder_letters', field: 'customer_id' },
  ],

  async collect(tx, { chainId, ids }) {
    const letters = await tx
      .selectFrom('reminder_letters')
      .select(['number', 'kind', 'day', 'pay_by', 'amount', 'fee', 'interest', 'currency'])
      .select(['channel', 'address', 'state', 'answer'])
      .where('chain_id', '=', chainId)
      .where('customer_id', 'in', ids)
      .orderBy('id')
      .execute();
    const plans = await tx
      .selectFrom('payment_plans as plan')
      .innerJoin('invoices as one', (join) =>
        join.onRef('one.chain_id', '=', 'plan.chain_id').onRef('one.id', '=', 'plan.invoice_id'),
      )
      .select(['one.number', 'plan.parts', 'plan.first_day', 'plan.agreed', 'plan.note'])
      .where('one.chain_id', '=', chainId)
      .where('one.customer_id', 'in', ids)
      .orderBy('plan.id')
      .execute();
    return [
      { title: 'reminderLetters', rows: letters },
      { title: 'paymentPlans', rows: plans },
    ];
  },

  async forget(tx, { chainId, ids }) {
    // What has not left does not leave.
    await tx
      .updateTable('reminder_letters')
      .set((row) => ({
        address: '',
        answer: '',
        state: sql`case state when 'waiting' then 'failed' else state end`,
        version: row('version', '+', 1),
      }))
      .where('chain_id', '=', chainId)
      .where('customer_id', 'in', ids)
      .execute();
    await tx
      .updateTable('payment_plans')
      .set((row) => ({ note: '', version: row('version', '+', 1) }))
      .where('chain_id', '=', chainId)
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
