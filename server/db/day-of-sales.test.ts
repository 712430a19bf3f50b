import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseBefore } from '#tests/support/database/database-before.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { migrate } from './migrate.ts';

test('orders that were done before count on the day on which they were finished last, by the clock of the site', async () => {
  const db = await databaseBefore('0261_day_of_sales.sql');
  const [oslo, helsinki] = [
    await makeSite(db, { timezone: 'Europe/Oslo' }),
    await makeSite(db, { timezone: 'Europe/Helsinki' }),
  ];
  const order = (
    { chain_id, id: site_id }: typeof oslo,
    state: string,
    dated: string | null,
    ...finished: { at: string; done_at?: string }[]
  ) =>
    db.transaction('system', async (tx) => {
      const { rows } = await sql<{ id: number }>`
        insert into orders (chain_id, site_id, state, order_date, changed_at)
        values (${chain_id}, ${site_id}, ${state}, ${dated}, '2026-05-06T12:00:00Z')
        returning id`.execute(tx);
      const { id } = rows[0]!;
      for (const { at, done_at = null } of finished) {
        await sql`
          insert into audit_log (chain_id, site_id, action, entity, entity_id, at, done_at)
          values (${chain_id}, ${site_id}, 'orders.finish', 'orders', ${id}, ${at}, ${done_at}),
            (${chain_id}, ${site_id}, 'orders.save', 'orders', ${id}, '2026-05-05', null)
          `.execute(tx);
      }
      return id;
    });
  const late = { at: '2026-03-10T22:30:00Z' };
  const expected = new Map([
    [await order(oslo, 'done', '2026-03-01', late), '2026-03-10'],
    [await order(helsinki, 'done', '2026-03-01', late), '2026-03-11'],
    // Finished again after it was opened once more.
    [await order(oslo, 'done', null, late, { at: '2026-04-02T09:00:00Z' }), '2026-04-02'],
    // Finished without network, and sent two days later.
    [
      await order(oslo, 'done', null, {
        at: '2026-03-12T08:00:00Z',
        done_at: '2026-03-10T23:30:00Z',
      }),
      '2026-03-11',
    ],
    [await order(oslo, 'done', '2026-03-01'), '2026-03-01'],
    [await order(oslo, 'done', null), '2026-05-06'],
    [await order(oslo, 'in_progress', '2026-03-01', late), null],
    [await order(oslo, 'cancelled', '2026-03-01'), null],
  ]);
  expect(await migrate(db)).toContain('0261_day_of_sales.sql');
  const rows = await db.transaction('system', (tx) =>
    tx.selectFrom('orders').select(['id', 'done_on']).orderBy('id').execute(),
  );
  expect(new Map(rows.map(({ id, done_on: day }) => [id, day]))).toEqual(expected);
});
