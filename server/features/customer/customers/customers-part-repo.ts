import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';
import type { PersonalDataSource, WholeCustomer } from '#server/kit/personal-data-source.ts';
import { forgetChanges } from '#server/kit/resource/history-repo.ts';

/** The register's own part of a customer: their row, whom and where to reach, what they consented to, and who changed what. */
export const customersPart: PersonalDataSource = {
  points: [
    { table: 'customer_contacts', field: 'customer_id' },
    { table: 'customer_addresses', field: 'customer_id' },
    // Who became part of them earlier.
    { table: 'customers', field: 'merged_into_id' },
  ],

  async collect(tx, { chainId, ids }) {
    const customers = await tx
      .selectFrom('customers')
      .select(['number', 'name', 'type', 'org_number', 'vat_number', 'phone', 'email', 'language'])
      .select(['street', 'zip', 'city', 'country', 'invoice_email', 'buyer_reference'])
      .select(['payment_days', 'blocked', 'block_reason', 'external_id', 'tags'])
      .select(['counter_note', 'last_visit', 'created_at', 'changed_at'])
      .where('chain_id', '=', chainId)
      .where('id', 'in', ids)
      .execute();
    const contacts = await tx
      .selectFrom('customer_contacts')
      .select(['name', 'role', 'phone', 'email', 'note'])
      .where('chain_id', '=', chainId)
      .where('customer_id', 'in', ids)
      .execute();
    const addresses = await tx
      .selectFrom('customer_addresses')
      .select(['kind', 'receiver', 'street', 'zip', 'city', 'country', 'note'])
      .where('chain_id', '=', chainId)
      .where('customer_id', 'in', ids)
      .execute();
    const consents = await tx
      .selectFrom('consent_events as event')
      .innerJoin('consent_definitions as asked', (join) =>
        join
          .onRef('asked.chain_id', '=', 'event.chain_id')
          .onRef('asked.id', '=', 'event.definition_id'),
      )
      .select(['asked.name', 'event.given', 'event.at', 'event.source', 'event.note'])
      .select('event.definition_version as version')
      .where('event.chain_id', '=', chainId)
      .where('event.customer_id', 'in', ids)
      .orderBy('event.id')
      .execute();
    const changes = await tx
      .selectFrom('row_changes as change')
      .innerJoin('audit_log as entry', 'entry.id', 'change.audit_id')
      .select(['entry.at', 'entry.action', 'change.changes'])
      .where('change.chain_id', '=', chainId)
      .where('change.entity', '=', 'customers')
      .where('change.entity_id', 'in', ids)
      .orderBy('change.id')
      .execute();
    return [
      { title: 'customer', rows: customers },
      { title: 'contacts', rows: contacts },
      { title: 'addresses', rows: addresses },
      { title: 'consents', rows: consents },
      { title: 'changes', rows: changes },
    ];
  },

  async forget(tx, who) {
    await tx
      .updateTable('row_changes')
      .set({ changes: '[]' })
      .where('chain_id', '=', who.chainId)
      .where('entity', '=', 'customers')
      .where('entity_id', 'in', who.ids)
      .execute();
    for (const table of ['customer_contacts', 'customer_addresses'] as const) {
      await forgetChanges(tx, table, who);
      await tx
        .deleteFrom(table)
        .where('chain_id', '=', who.chainId)
        .where('customer_id', 'in', who.ids)
        .execute();
    }
    await tx
      .updateTable('consent_events')
      .set({ note: '' })
      .where('chain_id', '=', who.chainId)
      .where('customer_id', 'in', who.ids)
      .execute();
    await tx
      .updateTable('customer_merges')
      .set({ before: '{}' })
      .where('chain_id', '=', who.chainId)
      .where((is) => is.or([is('kept_id', 'in', who.ids), is('gone_id', 'in', who.ids)]))
      .execute();
    await forgetRows(tx, who);
  },
};

/** The rows themselves: their number stays, which the books know them by. */
async function forgetRows(tx: Tx, { chainId, ids }: WholeCustomer): Promise<void> {
  await tx
    .updateTable('customers')
    .set({
      name: sql`number`,
      org_number: '',
      vat_number: '',
      phone: '',
      email: '',
      street: '',
      zip: '',
      city: '',
      invoice_email: '',
      buyer_reference: '',
      block_reason: '',
      external_id: '',
      tags: [],
      counter_note: '',
      forgotten_at: sql`now()`,
      archived_at: sql`coalesce(archived_at, now())`,
      changed_at: sql`now()`,
      changed_by: sql`current_person()`,
      version: sql`version + 1`,
    })
    .where('chain_id', '=', chainId)
    .where('id', 'in', ids)
    .execute();
}
