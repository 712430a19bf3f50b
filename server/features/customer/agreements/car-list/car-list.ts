import { createHash } from 'node:crypto';
import { agreementCars, agreements, type CarDifference } from '#contract/customer/agreements.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { Language } from '#contract/platform/languages.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { headedRows, type HeadedRows } from '#server/kit/resource/import/headed-rows.ts';
import type { FileRows } from '#server/kit/sheet/read-file.ts';
import { applyRows } from '#server/kit/resource/import/import-apply.ts';
import { checkRows } from '#server/kit/resource/import/import-check.ts';
import { problemWords } from '#server/kit/resource/import/problem-words.ts';
import { suggestedFields } from '#server/kit/resource/read-cells.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import type { Engine } from '#server/kit/resource/write.ts';
import { carsOf, countryOfParty, takeOut } from '../agreement-repo.ts';
import { differenceOf, fieldsOfList, lastDayOf, type ListDifference } from './car-list-rules.ts';

const mostShown = 500;

// Which agreement the cars are in is said by where the list is given, not by the list.
const { agreement_id: _, ...listedFields } = agreementCars.fields;
const listed: Resource = { ...agreementCars, fields: listedFields };

/** A party's list of cars beside those of an agreement, and what it says in words. */
export interface ComparedList {
  readonly difference: ListDifference;
  readonly shown: CarDifference;
}

/** Reads a party's list and says how it differs from the agreement's cars, which stay as they are until the transaction ends. */
export async function compareList(
  { db, language }: Pick<Context, 'db' | 'language'>,
  agreementId: number,
  file: FileRows,
): Promise<ComparedList> {
  const agreement = await lockRow(db, agreements, agreementId);
  if (agreement.archived_at !== null) throw new AppError('common.archived');
  const fieldsOf = (row: readonly string[]) => fieldsOfList(row, suggestedFields(listed, row));
  const { headings, rows, headingRow, marks } = headedRows(file, fieldsOf);
  const fields = fieldsOf(headings);
  if (!fields.includes('licenseplate')) throw new AppError('agreements.no_plate');
  const own = await carsOf(db, agreementId);
  // Most lists do not say which country's plates they are: the party's.
  const country = fields.includes('country') ? null : await countryOfParty(db, agreementId);
  const lines = await checkRows(
    db,
    listed,
    country === null ? fields : [...fields, 'country'],
    rows.map((cells, at) => ({
      nth: headingRow + 1 + at,
      cells: country === null ? cells : [...headings.map((__, n) => cells[n] ?? ''), country],
    })),
    { marks },
  );
  const difference = differenceOf(agreementId, fields, lines, own);
  return {
    difference,
    shown: shownOf(difference, { headings, rows, headingRow }, fields, language),
  };
}

/** Makes the cars of the agreement those of the list that was compared. */
export async function applyList(
  engine: Engine,
  context: Context,
  agreementId: number,
  { lines, gone }: ListDifference,
): Promise<void> {
  const today = todayOf(context);
  await applyRows(
    engine,
    context,
    lines.map((line) =>
      line.outcome === 'new'
        ? {
            ...line,
            values: { ...line.values, agreement_id: agreementId },
            changes: [...line.changes, { field: 'agreement_id', from: null, to: agreementId }],
          }
        : line,
    ),
  );
  await takeOut(
    context,
    gone.map((car) => ({ ...car, lastDay: lastDayOf(car, today) })),
  );
}

const order = ['wrong', 'gone', 'new', 'changed'] as const;

function shownOf(
  { lines, gone }: ListDifference,
  { headings, rows, headingRow }: Omit<HeadedRows, 'marks'>,
  fields: readonly (string | null)[],
  language: Language,
): CarDifference {
  const ofLines = lines.map(({ nth, outcome, values, changes, problems }) => {
    const cells = rows[nth - headingRow - 1] ?? [];
    const cell = (column: number) => cells[column] ?? '';
    return {
      // A plate means one car: there is nothing to ask.
      outcome: outcome === 'asked' ? ('wrong' as const) : outcome,
      row: nth,
      licenseplate:
        (values['licenseplate'] as string | undefined) ?? cell(fields.indexOf('licenseplate')),
      changes: outcome === 'changed' ? [...changes] : [],
      problems: problems.map(({ column, code }) => ({
        column: headings[column] ?? '',
        value: cell(column),
        message: problemWords(listed, { field: fields[column], code }, language),
      })),
    };
  });
  const ofGone = gone.map(({ licenseplate }) => ({
    outcome: 'gone' as const,
    row: null,
    licenseplate,
    changes: [],
    problems: [],
  }));
  const all = [...ofLines, ...ofGone];
  const count = (what: string) => all.filter(({ outcome }) => outcome === what).length;
  return {
    counts: {
      new: count('new'),
      changed: count('changed'),
      same: count('same'),
      gone: count('gone'),
      wrong: count('wrong'),
    },
    rows: order
      .flatMap((what) => all.filter(({ outcome }) => outcome === what))
      .slice(0, mostShown),
    ignored: headings.filter((heading, column) => heading !== '' && !fields[column]),
    digest: createHash('sha256').update(JSON.stringify(all)).digest('base64url'),
  };
}
