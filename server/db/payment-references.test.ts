import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseBefore } from '#tests/support/database/database-before.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { migrate } from './migrate.ts';

test('what a company said of its KID stays, and what it said besides is left as it was', async () => {
  const db = await databaseBefore('0330_payment_references.sql');
  const [said, silent] = [await makeSite(db), await makeSite(db)];
  const billed = [
    { site: said, fields: { street: 'Storgata 1', reference_length: 12 } },
    { site: silent, fields: { street: 'Storgata 2' } },
  ];
  await db.transaction('system', async (tx) => {
    for (const { site, fields } of billed) {
      await sql`
        insert into settings (chain_id, company_id, name, fields)
        values (${site.chain_id}, ${site.company_id}, 'billing', ${JSON.stringify(fields)})
        `.execute(tx);
    }
  });
  expect(await migrate(db)).toContain('0330_payment_references.sql');
  const rows = await db.transaction('system', (tx) =>
    tx
      .selectFrom('settings')
      .select(['company_id', 'name', 'fields'])
      .where('name', 'in', ['billing', 'payment-references'])
      .orderBy('name')
      .orderBy('id')
      .execute(),
  );
  expect(rows).toEqual([
    { company_id: said.company_id, name: 'billing', fields: { street: 'Storgata 1' } },
    { company_id: silent.company_id, name: 'billing', fields: { street: 'Storgata 2' } },
    { company_id: said.company_id, name: 'payment-references', fields: { length: 12 } },
  ]);
});
