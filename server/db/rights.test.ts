import { describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database/test-database.ts';

const db = await testDatabase();

/** Whether a role may do this to a table, or to any of its columns. */
async function may(role: string, table: string, right: string): Promise<boolean> {
  const by = right === 'delete' ? 'has_table_privilege' : 'has_any_column_privilege';
  const { rows } = await db.executeSql(`select ${by}('${role}', '${table}', '${right}') as may`);
  return rows[0]!['may'] === true;
}

describe('the roles of the server', () => {
  test.each([
    ['wheelhouse_app', 'sites', ['insert', 'update', 'delete']],
    ['wheelhouse_app', 'companies', ['insert', 'update', 'delete']],
    ['wheelhouse_system', 'sites', ['delete']],
    ['wheelhouse_system', 'companies', ['delete']],
    ['wheelhouse_system', 'chains', ['delete']],
    ['wheelhouse_app', 'number_series', ['delete']],
    ['wheelhouse_system', 'number_series', ['delete']],
    ['wheelhouse_app', 'customer_merges', ['delete']],
    ['wheelhouse_app', 'booking_day_moves', ['delete']],
    ['wheelhouse_app', 'report_mail_sendings', ['delete']],
  ])('%s does to %s nothing of %j', async (role, table, rights) => {
    const allowed = await Promise.all(rights.map((right) => may(role, table, right)));
    expect(allowed).toEqual(rights.map(() => false));
  });

  test.each(['wheelhouse_app', 'wheelhouse_system'])(
    '%s changes of a number series the next number, and of what happened to a booking when it is told',
    async (role) => {
      const { rows } = await db.executeSql(`
        select c.relname || '.' || a.attname as name from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where c.relname in ('number_series', 'booking_events')
          and has_column_privilege('${role}', c.oid, a.attnum, 'update') order by 1`);
      expect(rows.map(({ name }) => name)).toEqual([
        'booking_events.begins_before',
        'booking_events.waits_until',
        'number_series.next_number',
      ]);
    },
  );
});

test('a number series goes forwards only', async () => {
  const [chain] = (
    await db.executeSql(
      `insert into chains (name, country, currency) values ('Dekk', 'NO', 'NOK') returning id`,
    )
  ).rows;
  const where = `where chain_id = ${String(chain!['id'])} and name = 'invoices'`;
  await db.executeSql(
    `insert into number_series (chain_id, name, next_number) values (${String(chain!['id'])}, 'invoices', 7)`,
  );
  await expect(db.executeSql(`update number_series set next_number = 6 ${where}`)).rejects.toThrow(
    'have been drawn up to 6',
  );
  await db.executeSql(`update number_series set next_number = 8 ${where}`);
});
