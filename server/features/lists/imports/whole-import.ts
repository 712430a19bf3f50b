import type { Import } from '#contract/lists/imports.ts';
import type { DecimalMark } from '#contract/kit/rules/written-number.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { AppError } from '#server/kit/errors.ts';
import { labelOf } from '#server/kit/resource/cells.ts';
import type { CellProblem } from '#server/kit/resource/import/import-check.ts';
import { problemWords } from '#server/kit/resource/import/problem-words.ts';
import { fewTitles, titlesOf } from '#server/kit/resource/match-repo.ts';
import { errorWords } from '#server/kit/words.ts';
import { importsOf } from './import-repo.ts';
import { shownRows, summedProblems } from './shown-repo.ts';

// What may be chosen is named where nobody has to read long.
const mostNamed = 12;

/** An import as its caller is told of it, in their words. */
export async function wholeImport(
  app: AppContext,
  { db, language, caller }: Pick<Context, 'db' | 'language' | 'caller'>,
  id: number,
): Promise<Import> {
  const [found] = await importsOf(db, { id });
  if (!found) throw new AppError('common.not_found');
  const { headings, fields, decimal_marks, chosen_marks, problem, ...summary } = found;
  const { first, asked, wrong, changed, added } = await shownRows(db, id);
  const resource = app.engines.get(found.resource)?.resource;
  const title = fields.indexOf(resource?.title ?? '');
  const names = resource
    ? await titlesOf(
        db,
        resource,
        asked.map(({ asked_about: about }) => about!),
      )
    : new Map<number, string>();
  const columnOf = ({ column, field }: { column: number; field?: string | undefined }) =>
    headings[column] ?? (field && resource ? labelOf(resource, field, language) : '');
  const wordsOf = (field: string | null | undefined, code: string, names?: readonly string[]) =>
    resource
      ? problemWords(resource, { field, code, names }, language)
      : errorWords(language, code);
  const shownProblem = ({ column, field, code }: CellProblem, cells: readonly string[]) => ({
    column: columnOf({ column, field }),
    value: cells[column] ?? '',
    message: wordsOf(fields[column] || field, code),
  });
  const sums: Import['sums'] = [];
  for (const one of await summedProblems(db, id)) {
    const name = fields[one.column] || one.field;
    const of = one.code === 'fields.unknown' && name ? resource?.fields[name]?.of?.() : undefined;
    const maySee = of && caller.rights.has(of.read);
    sums.push({
      column: columnOf(one),
      message: wordsOf(name, one.code, maySee ? await fewTitles(db, of, mostNamed) : []),
      rows: one.rows,
      values: one.values.filter((value) => value !== ''),
      others: Math.max(one.different - one.values.length, 0),
    });
  }
  return {
    ...summary,
    columns: headings.map((heading, column) => ({
      heading,
      samples: first.map(({ cells }) => cells[column] ?? ''),
      field: fields[column] || null,
      is_open: decimal_marks[column] === 'open',
      mark: (chosen_marks[column] || null) as DecimalMark | null,
    })),
    questions: asked.map(({ nth, cells, problems, changes, asked_about: about, answer }) => ({
      row: nth,
      title: cells[Math.max(title, 0)] ?? '',
      about: about!,
      found: names.get(about!) ?? '',
      why: ((problems ?? []) as CellProblem[]).map((one) => shownProblem(one, cells)),
      changes: (changes ?? []) as Import['preview'][number]['changes'],
      answer: answer as Import['questions'][number]['answer'],
    })),
    sums,
    problems: wrong.flatMap(({ nth, cells, problems }) =>
      (problems as CellProblem[]).map((one) => ({ row: nth, ...shownProblem(one, cells) })),
    ),
    preview: [...changed, ...added].map(({ nth, cells, outcome, changes }) => ({
      row: nth,
      outcome: outcome as 'new' | 'changed' | 'gone',
      title: cells[Math.max(title, 0)] ?? '',
      changes: (changes ?? []) as Import['preview'][number]['changes'],
    })),
    problem: problem === null ? null : errorWords(language, problem),
  };
}
