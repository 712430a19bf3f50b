import {
  ExplainNode,
  RawNode,
  SelectQueryNode,
  type KyselyPlugin,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
} from 'kysely';
import { expect, vi } from 'vitest';
import type { Database, Tx } from '#server/db/open.ts';

/** A step of a plan as the database made and ran it. */
export interface PlanStep {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanStep[];
}

/**
 * The steps of every select that the work makes, run as whoever the transaction is. The work is
 * answered with no rows, so that a query that needs those of another has to be given them.
 */
export async function planOf(tx: Tx, work: (tx: Tx) => Promise<unknown>): Promise<PlanStep[]> {
  const steps: PlanStep[] = [];
  const explain: KyselyPlugin = {
    transformQuery: ({ node }): RootOperationNode =>
      SelectQueryNode.is(node)
        ? { ...node, explain: ExplainNode.create('json', RawNode.createWithSql('analyze')) }
        : node,
    async transformResult({ result }): Promise<QueryResult<UnknownRow>> {
      const [row] = result.rows as { 'QUERY PLAN': [{ Plan: PlanStep }] }[];
      if (row?.['QUERY PLAN']) steps.push(...withThoseBelow(row['QUERY PLAN'][0].Plan));
      return { ...result, rows: [] };
    },
  };
  await work(tx.withPlugin(explain));
  return steps;
}

const withThoseBelow = (step: PlanStep): PlanStep[] => [
  step,
  ...(step.Plans ?? []).flatMap(withThoseBelow),
];

/** What a plan does that a big site would feel: it reads a whole table, or throws away most of what it reads. */
export function wasteOf(steps: readonly PlanStep[]): string[] {
  return steps.flatMap((step) => {
    const removed = step['Rows Removed by Filter'] ?? 0;
    const where = step['Index Name'] ?? step['Relation Name'] ?? '';
    return [
      ...(step['Node Type'] === 'Seq Scan' && step['Actual Rows'] + removed > 100
        ? [`reads all of ${where}`]
        : []),
      ...(removed > 1000 ? [`throws away ${removed} rows of ${where}`] : []),
    ];
  });
}

/** How many rows of its tables a plan read, those that it threw away too. */
export function rowsRead(steps: readonly PlanStep[]): number {
  return steps
    .filter((step) => step['Relation Name'] !== undefined)
    .map((step) => {
      const each = step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0);
      return each * (step['Actual Loops'] ?? 1);
    })
    .reduce((sum, rows) => sum + rows, 0);
}

/**
 * Vacuums and analyzes tables until plans can rely on it: while another transaction is open, and
 * PostgreSQL's own maintenance is one, rows are not yet known to be seen by everybody.
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
