import * as z from 'zod/mini';
import { codeWord, data, get, idParam, idParams, instant, post } from '../kit/call.ts';
import type { ErrorTable } from '../kit/errors.ts';
import { fileErrors, largestBody } from '../kit/rules/largest-body.ts';
import { oneLine } from '../kit/text.ts';

const decimalMarks = [',', '.'] as const;

/** No file of an import is larger, in bytes, or has more rows. */
export const largestFile = 10 * 1024 * 1024;
export const mostImported = 50_000;

/**
 * read: the file is kept, columns are suggested. checked: it is known what would happen. checking,
 * waiting (to be written, or being written) and undoing go on by themselves where rows are many;
 * `done_rows` says how far. done, undone, failed: `problem` says why nothing was written.
 */
const importStates = [
  'read',
  'checking',
  'checked',
  'waiting',
  'done',
  'undoing',
  'undone',
  'failed',
] as const;

/** Whether the server is at it by itself. */
export const isAtWork = (state: (typeof importStates)[number]): boolean =>
  state === 'checking' || state === 'waiting' || state === 'undoing';

/** What happens to a row; one that is asked is not written until somebody answers. The first row of a file, its headings, is row 1. Rows that a whole list lacks stand behind its last one. */
const outcomes = ['new', 'changed', 'same', 'wrong', 'gone', 'asked'] as const;
/** What somebody says of a row that may be one of the register: it is, or it is another. */
const answers = ['same', 'other'] as const;
export type Outcome = (typeof outcomes)[number];

const problem = z.object({
  row: z.int(),
  /** The heading of the column, or what a field is called that no column is for; '' when it is the whole row. */
  column: z.string(),
  value: z.string(),
  message: z.string(),
});

const summary = {
  id: z.int(),
  resource: z.string(),
  file_name: z.string(),
  /** What holds for all of its rows: a reference each, by its field. */
  given: z.record(z.string(), z.int()),
  state: z.enum(importStates),
  rows: z.int(),
  counts: z.record(z.enum(outcomes), z.int()),
  created_at: instant,
  created_by: z.nullable(z.string()),
  done_at: z.nullable(instant),
  /** How many rows it has come to. */
  done_rows: z.int(),
};

const summarised = z.object(summary);
export type ImportSummary = z.output<typeof summarised>;

const change = z.object({ field: z.string(), from: z.unknown(), to: z.unknown() });

const whole = z.object({
  ...summary,
  /**
   * The columns of the file with what stands in them, and the field that each fills: null for none.
   * Where numbers of one could have decimals or thousands it is open, until somebody says which mark
   * is the decimals'.
   */
  columns: z.array(
    z.object({
      heading: z.string(),
      samples: z.array(z.string()),
      field: z.nullable(z.string()),
      is_open: z.boolean(),
      mark: z.nullable(z.enum(decimalMarks)),
    }),
  ),
  /** What is wrong, summed by column: in how many rows, and what most of them say. */
  sums: z.array(
    z.object({
      column: z.string(),
      message: z.string(),
      rows: z.int(),
      /** The ten that most rows have, and how many others there are. */
      values: z.array(z.string()),
      others: z.int(),
    }),
  ),
  /** The first two hundred things that are wrong; after undoing, what could not be given back. */
  problems: z.array(problem),
  /** The first two hundred rows that may be one of the register or another: its name or its keys do not agree. */
  questions: z.array(
    z.object({
      row: z.int(),
      title: z.string(),
      about: z.int(),
      /** What that one is called. */
      found: z.string(),
      why: z.array(z.object({ column: z.string(), value: z.string(), message: z.string() })),
      changes: z.array(change),
      answer: z.nullable(z.enum(answers)),
    }),
  ),
  /** The first five hundred rows that are changed or gone, then the first fifty that are new. */
  preview: z.array(
    z.object({
      row: z.int(),
      outcome: z.enum(outcomes),
      title: z.string(),
      changes: z.array(change),
    }),
  ),
  /** Why it failed, in the caller's words. */
  problem: z.nullable(z.string()),
});
export type Import = z.output<typeof whole>;

/**
 * Rows of a resource from a CSV or XLSX file: read it, say which column is which field, check what
 * would happen, run it, undo it. Who may write the resource may import it.
 */
export const importsCalls = {
  list: get('/v4/site/imports', {
    summary: 'The last imports into a resource at this site, newest first',
    access: 'site',
    query: z.object({ resource: z.optional(codeWord) }),
    result: data(z.array(summarised)),
  }),
  add: post('/v4/site/imports', {
    summary: 'Read a file: its columns, with the fields they seem to be',
    access: 'site',
    largest: largestBody(largestFile),
    body: z.object({
      resource: codeWord,
      file_name: oneLine(200).check(z.minLength(1)),
      /** What holds for all of its rows, instead of a column: a reference each, by its field. */
      given: z.optional(z.record(codeWord, idParam)),
      /** The file itself in base64. */
      content: z.base64().check(z.minLength(1)),
    }),
    result: data(whole),
    errors: fileErrors,
  }),
  one: get('/v4/site/imports/{id}', {
    summary: 'How an import stands',
    access: 'site',
    params: idParams,
    result: data(whole),
  }),
  check: post('/v4/site/imports/{id}/check', {
    summary: 'Check what would happen, without writing: the field of each column, in their order',
    access: 'site',
    params: idParams,
    body: z.object({
      fields: z.array(z.nullable(codeWord)).check(z.maxLength(200)),
      /** The decimal mark of each column that is open. */
      marks: z.optional(z.array(z.nullable(z.enum(decimalMarks))).check(z.maxLength(200))),
      /** What is said of rows that were asked; those said before stay. */
      answers: z.optional(
        z.array(z.object({ row: z.int(), answer: z.enum(answers) })).check(z.maxLength(200)),
      ),
    }),
    result: data(whole),
    errors: ['imports.over', 'imports.no_field'],
  }),
  run: post('/v4/site/imports/{id}/run', {
    summary:
      'Write all of it, or take back what was written; rows that are wrong only if they are to be left out',
    access: 'site',
    params: idParams,
    body: z.object({ leave_out_wrong: z.optional(z.boolean()) }),
    result: data(whole),
    errors: ['imports.not_checked', 'imports.wrong_rows', 'imports.over'],
  }),
  undo: post('/v4/site/imports/{id}/undo', {
    summary: 'Archive what was new, give back what was changed and has not been changed since',
    access: 'site',
    params: idParams,
    result: data(whole),
    errors: ['imports.not_done', 'imports.not_last'],
  }),
};

export const importsErrors = {
  'imports.unreadable': 422,
  'imports.too_large': 422,
  'imports.no_rows': 422,
  'imports.letters': 422,
  'imports.open_quote': 422,
  'imports.no_field': 422,
  'imports.not_checked': 409,
  'imports.wrong_rows': 409,
  'imports.over': 409,
  'imports.not_done': 409,
  'imports.not_last': 409,
} as const satisfies ErrorTable;
