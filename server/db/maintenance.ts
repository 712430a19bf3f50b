import type pg from 'pg';

// What autovacuum waits for by default: 50 rows and a fifth (a tenth to analyze) of the table.
const findTables = `
  select format('%I.%I', schemaname, relname) as "table", n_dead_tup > 50 + 0.2 * n_live_tup as dead
  from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`;

/**
 * Makes what does for the embedded engine what PostgreSQL's background processes do: empties the
 * write-ahead log when something was written since the last time, clears away dead rows and counts
 * again for the planner. Each table is a query of its own so that others get their turn between.
 */
export function embeddedMaintenance(pool: pg.Pool): () => Promise<void> {
  let checkpointAt: string | undefined;

  return async () => {
    // Counts are otherwise told about once a second, and only by the next statement.
    await pool.query('select pg_stat_force_next_flush()');
    const { rows } = await pool.query<{ table: string; dead: boolean }>(findTables);
    for (const { table, dead } of rows) {
      await pool.query(dead ? `vacuum (analyze) ${table}` : `analyze ${table}`);
    }
    const position = await writePosition(pool);
    if (position === checkpointAt) return;
    await pool.query('checkpoint');
    checkpointAt = await writePosition(pool);
  };
}

async function writePosition(pool: pg.Pool): Promise<string | undefined> {
  const sql = 'select pg_current_wal_insert_lsn()::text as position';
  return (await pool.query<{ position: string }>(sql)).rows[0]?.position;
}
