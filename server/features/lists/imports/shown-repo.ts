import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';
import type { CellProblem } from '#server/kit/resource/import/import-check.ts';

const mostProblems = 200;
const mostPreviewed = 50;
const mostChanged = 500;
const mostSums = 50;
const mostValues = 10;

/** What people are shown of the rows: the first, those that are wrong, those that something happens to. */
export async function shownRows(tx: Tx, id: number) {
  const all = tx.selectFrom('import_rows').selectAll().where('import_id', '=', id);
  const rows = all.orderBy('nth');
  return {
    first: await rows.limit(3).execute(),
    // What has been answered may be answered otherwise, behind what is open.
    asked: await all
      .where('asked_about', 'is not', null)
      .orderBy(sql`answer is not null`)
      .orderBy('nth')
      .limit(mostProblems)
      .execute(),
    wrong: await rows
      .where('problems', 'is not', null)
      .where('outcome', 'is distinct from', 'asked')
      .limit(mostProblems)
      .execute(),
    // Whatever is done to what is there already goes before what is new, however many come first.
    changed: await rows.where('outcome', 'in', ['changed', 'gone']).limit(mostChanged).execute(),
    added: await rows.where('outcome', '=', 'new').limit(mostPreviewed).execute(),
  };
}

/** What is wrong by column, first what is in most rows. */
export async function summedProblems(tx: Tx, id: number) {
  const { rows } = await sql<CellProblem & { rows: number; different: number; values: string[] }>`
    select "column", field, code, sum(rows)::integer as rows, count(*)::integer as different,
      (array_agg(value order by rows desc, value))[1:${sql.lit(mostValues)}] as values
    from (
      select ("at"->>'column')::integer as "column", "at"->>'field' as field, "at"->>'code' as code,
        left(coalesce(cells[("at"->>'column')::integer + 1], ''), 60) as value, count(*) as rows
      from import_rows, jsonb_array_elements(problems) "at"
      where import_id = ${id} and outcome is distinct from 'asked'
      group by 1, 2, 3, 4
    ) each_value
    group by 1, 2, 3
    order by rows desc, 1
    limit ${mostSums}`.execute(tx);
  return rows;
}
