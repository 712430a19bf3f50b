import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';
import type { CheckedRow } from '#server/kit/resource/import/import-check.ts';
import { rowsAtOnce } from './import-repo.ts';

/** Keeps what somebody said of rows that were asked. */
export async function saveAnswers(
  tx: Tx,
  id: number,
  answers: readonly { readonly row: number; readonly answer: 'same' | 'other' }[],
): Promise<void> {
  await sql`
    update import_rows row set answer = said.answer
    from json_to_recordset(${JSON.stringify(answers)}::json) as said (row integer, answer text)
    where row.import_id = ${id} and row.nth = said.row and row.asked_about is not null`.execute(tx);
}

/** Keeps what would become of each row. */
export async function saveOutcomes(tx: Tx, id: number, rows: readonly CheckedRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const batch = rows
      .slice(at, at + rowsAtOnce)
      .map(({ nth, outcome, problems, changes, before }) => ({
        nth,
        outcome,
        problems: problems.length > 0 ? problems : null,
        changes: ['new', 'changed', 'asked'].includes(outcome) ? changes : null,
        asked_about: outcome === 'asked' ? before?.id : null,
      }));
    await sql`
      update import_rows row
      set outcome = written.outcome, problems = written.problems, changes = written.changes,
        asked_about = case when row.answer is null then written.asked_about
          else coalesce(written.asked_about, row.asked_about) end,
        -- What was said of another is no answer.
        answer = case when written.asked_about <> row.asked_about then null else row.answer end
      from json_to_recordset(${JSON.stringify(batch)}::json)
        as written (nth integer, outcome text, problems jsonb, changes jsonb, asked_about bigint)
      where row.import_id = ${id} and row.nth = written.nth`.execute(tx);
  }
}

/** Counts the rows of each outcome. */
export async function saveCounts(tx: Tx, id: number): Promise<void> {
  await sql`
    update imports set counts = coalesce((
      select jsonb_object_agg(outcome, count) from (
        select outcome, count(*) from import_rows
        where import_id = ${id} and outcome is not null group by outcome) counted), '{}')
    where id = ${id}`.execute(tx);
}
