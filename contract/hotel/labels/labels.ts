import * as z from 'zod/mini';
import { data, get, idParam, idParams, instant, post } from '../../kit/call.ts';
import type { ErrorTable } from '../../kit/errors.ts';
import { drawnSheet, lettersMissing } from '../../kit/paper/drawn-sheet.ts';

/** What labels are printed of: each wheel of a set, a set, a place, what is told to the scanner. */
export const labelKinds = ['wheel', 'set', 'place', 'command'] as const;
export type LabelKind = (typeof labelKinds)[number];

/** Papers, on whole sheets: what was handed in and what is fetched, of sets; what left with a transfer. */
export const paperKinds = ['receipt', 'pick_list', 'manifest'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** Whether something is printed on whole sheets, which a label printer has none of. */
export const isPaper = (of: LabelKind | PaperKind): of is PaperKind =>
  paperKinds.some((kind) => kind === of);

/** Sizes in millimetres: of a roll, each label a page, or on a sheet of A4. */
export const labelSizes = {
  '60x90': { width: 60, height: 90 },
  '100x150': { width: 100, height: 150 },
  /** Cut from an endless roll of 62 mm, and the address label of such printers. */
  '62x100': { width: 62, height: 100 },
  '62x29': { width: 62, height: 29 },
  /** DYMO 99012 and 99014. */
  '89x36': { width: 89, height: 36 },
  '101x54': { width: 101, height: 54 },
  /** Three beside and eight below each other. */
  a4: { width: 70, height: 37 },
} as const;
export type LabelSize = keyof typeof labelSizes;
const sizes = Object.keys(labelSizes) as [LabelSize, ...LabelSize[]];

/** Whether a label is wider than high: there is no room for a second code beside the first. */
export const isFlat = ({ width, height }: { width: number; height: number }): boolean =>
  width > height;

/** Which languages of printers there are: a document for any, or that of label printers. */
export const labelFormats = ['pdf', 'zpl'] as const;

/** How fine a label printer prints, in dots an inch. */
export const resolutions = ['203', '300', '600'] as const;
export type Resolution = (typeof resolutions)[number];

/** The most sets or places that labels are printed of at once. */
export const mostLabelled = 500;

const labelFields = {
  of: z.enum([...paperKinds, ...labelKinds]),
  /** Of sets, places or transfers, with commas between; of commands none. */
  ids: z._default(z.string().check(z.regex(/^([1-9]\d{0,14}(,[1-9]\d{0,14})*)?$/)), ''),
  /** Of labels; a paper is a sheet. */
  size: z._default(z.enum(sizes), 'a4'),
  /** Whether the label says whose wheels they are. */
  names: z._default(z.enum(['yes', 'no']), 'no'),
  /** Whether the label of a wheel has the address of its passport; on a sheet there is no room for it. */
  passports: z._default(z.enum(['yes', 'no']), 'no'),
};

/** The most that are shown before they are printed. */
export const mostPreviewed = 12;

export const labelErrors = {
  'labels.none': 422,
  'labels.too_many': 422,
  'labels.paper_only': 422,
  'labels.no_printer': 422,
} as const satisfies ErrorTable;

/** How it stands with what was printed: given to a browser, or sent to a printer. */
const printStates = ['given', 'waiting', 'sending', 'printed', 'failed'] as const;

/** Why a printer did not print; `unknown` where the server ended meanwhile, and nobody knows. */
export const printProblems = [
  '',
  'unreachable',
  'silent',
  'broken_off',
  'not_allowed',
  'gone',
  'unknown',
] as const;
export type PrintProblem = (typeof printProblems)[number];

const print = z.object({
  id: z.int(),
  of: z.enum([...labelKinds, ...paperKinds]),
  ids: z.array(z.int()),
  size: z.enum(sizes),
  names: z.boolean(),
  passports: z.boolean(),
  format: z.enum(labelFormats),
  /** What it is called; null of what a browser printed. */
  printer: z.nullable(z.string()),
  state: z.enum(printStates),
  problem: z.enum(printProblems),
  at: instant,
  by: z.nullable(z.string()),
});
export type Print = z.output<typeof print>;

/** How many of what was printed last are returned. */
export const mostPrints = 30;

const sent = data(z.object({ id: z.int() }));

export const labelCalls = {
  prints: get('/v4/site/labels/prints', {
    summary: `What was printed last at the site, the latest first, up to ${mostPrints}`,
    access: 'hotel.work',
    result: data(z.array(print)),
  }),
  send: post('/v4/site/labels/send', {
    summary:
      'Labels to a printer of the site’s network; what became of it stands among what was printed',
    access: 'hotel.work',
    body: z.object({ ...labelFields, printer_id: idParam }),
    result: sent,
    errors: ['labels.none', 'labels.too_many', 'labels.paper_only', 'labels.no_printer'],
  }),
  sendAgain: post('/v4/site/labels/prints/{id}/again', {
    summary: 'What went to a printer goes there once more, as it is now',
    access: 'hotel.work',
    params: idParams,
    result: sent,
    errors: ['labels.none', 'labels.too_many', 'labels.no_printer'],
  }),
  preview: get('/v4/site/labels/preview', {
    summary: `How labels will look: the first ${mostPreviewed}, and how many there are`,
    access: 'hotel.read',
    query: z.object(labelFields),
    result: data(
      z.object({ count: z.int(), labels: z.array(drawnSheet), missing: lettersMissing }),
    ),
    errors: ['labels.none', 'labels.too_many'],
  }),
  print: get('/v4/site/labels/print', {
    summary: 'Labels as a file for a printer; that they were printed is written down',
    access: 'hotel.work',
    query: z.object({ ...labelFields, format: z.enum(labelFormats) }),
    result: z.unknown(),
    answers: 'file',
    errors: ['labels.none', 'labels.too_many', 'labels.paper_only'],
  }),
};
