import { expect, vi } from 'vitest';
import type { Database } from '#server/db/open.ts';

/**
 * Vacuums and analyzes tables until plans can rely on it: while another transaction is open, and
 * PostgreSQL's own upkeep is one, rows are not yet known to be seen by everybody.
 */
export async function vacuum(db: Database, ...tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await vi.waitFor(
      async () => {
        await db.executeSql(`vacuum analyze ${table}`);
        const { rows } = await db.executeSql(
          'select relallvisible / greatest(relpages, 1.0) as seen from pg_class where oid = $1::regclass',
          [table],
        );
        expect(Number(rows[0]?.['seen'])).toBeGreaterThan(0.95);
      },
      { timeout: 60_000, interval: 500 },
    );
  }
}
