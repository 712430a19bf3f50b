import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asLine, asLines } from '#contract/kit/rules/text-rules.ts';
import { shopWithMessages } from '#tests/support/factories/booking/messages.ts';
import { workshop } from '#tests/support/factories/orders/workshop.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();
const migration = new URL('migrations/0200/0274_texts_in_lines_and_json.sql', import.meta.url);
const written = '\u202eHakka\u00a0 10\u200b\n A\u030as ';
const hand = '\u0007Hei\u200b {customer} \r\n\nVelkommen\u00a0hit\n';

test('lines and JSON that were kept before texts had a rule are brought to it', async () => {
  const { accepted, lineOf } = await workshop(server);
  const { id } = await accepted({}, { description: 'Balansering' });
  const { site } = await shopWithMessages(server, { type: 'confirmation', minutes_after: 0 });
  const { id: siteId, chain_id: chainId } = site;
  await server.db.transaction('system', async (tx) => {
    await sql`update order_lines set description = ${written}
      where document_id = ${id} and description = ${lineOf().description}`.execute(tx);
    await sql`update booking_reminders set templates = jsonb_build_object('nb',
        jsonb_build_object('subject', ${written}::text, 'text', ${hand}::text))
      where site_id = ${siteId}`.execute(tx);
    await sql`insert into settings (chain_id, site_id, name, fields) values (${chainId}, ${siteId},
      'queue-settings', jsonb_build_object('expediteTargets', jsonb_build_array(${written}::text, 'Lift 3'),
        'callTime', 42))`.execute(tx);
  });
  const stamps = () =>
    server.db.transaction('system', async (tx) => {
      const { rows } = await sql<{ description: string; written: string }>`
        select description, xmin::text as written from order_lines
        where document_id = ${id} order by description`.execute(tx);
      return rows;
    });
  const before = await stamps();

  await server.db.executeSql(await readFile(migration, 'utf8'));

  const after = await stamps();
  expect(after.map(({ description }) => description)).toEqual(['Balansering', asLine(written)]);
  // What was right was not written again.
  expect(after[0]).toEqual(before.find(({ description }) => description === 'Balansering'));
  await server.db.transaction('system', async (tx) => {
    const { rows } = await sql<{ templates: unknown; fields: unknown }>`
      select r.templates, s.fields from booking_reminders r
      join settings s on s.site_id = r.site_id and s.name = 'queue-settings'
      where r.site_id = ${siteId}`.execute(tx);
    expect(rows).toEqual([
      {
        templates: { nb: { subject: asLine(written), text: asLines(hand) } },
        fields: { expediteTargets: [asLine(written), 'Lift 3'], callTime: 42 },
      },
    ]);
  });
});
