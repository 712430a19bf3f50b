import * as z from 'zod/mini';
import { data, del, done, get, idParam, idParams, put } from '../../kit/call.ts';
import { rhythms } from './due-rules.ts';

const sent = {
  rhythm: z.enum(rhythms),
  /** Of a week from Monday on (1–7), of a month (1–31). */
  day: z.int().check(z.gte(1), z.lte(31)),
  /** By the clock of the site: `07:30`. */
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  format: z.enum(['csv', 'xlsx']),
};

const person = z.object({ id: z.int(), name: z.string() });

/** What became of a mail that was due to somebody. */
const outcomes = ['sent', 'no_right', 'not_wanted', 'failed'] as const;

const mail = z.object({
  ...sent,
  next_at: z.string(),
  readers: z.array(z.extend(person, { stopped: z.boolean() })),
});

const ofView = z.object({
  /** Null while it is not sent. */
  mail: z.nullable(mail),
  /** Whoever it may be sent to: who sees the view and may read the report. Told to who made the view. */
  people: z.array(person),
  /** The last that were due, the newest first. */
  sendings: z.array(z.object({ due_at: z.string(), name: z.string(), outcome: z.enum(outcomes) })),
});
export type MailOfView = z.output<typeof ofView>;

const ofReader = z.object({
  view: z.extend(person, { query: z.record(z.string(), z.string()) }),
  /** The name of the report. */
  report: z.string(),
  ...sent,
  next_at: z.string(),
  stopped: z.boolean(),
});
export type ReportMail = z.output<typeof ofReader>;

/** Saved views of reports that are sent by mail. */
export const reportMailsCalls = {
  mine: get('/v4/site/report-mails', {
    summary: 'The views of reports that the caller is sent by mail at the site',
    access: 'site',
    result: data(z.array(ofReader)),
  }),
  ofView: get('/v4/site/views/{id}/mail', {
    summary: 'When a view of a report is sent, to whom, and what became of it',
    access: 'site',
    params: idParams,
    result: data(ofView),
  }),
  save: put('/v4/site/views/{id}/mail', {
    summary: 'Send a view of a report, of one’s own, by mail from now on',
    access: 'site',
    params: idParams,
    body: z.object({ ...sent, readers: z.array(idParam).check(z.minLength(1), z.maxLength(50)) }),
    result: data(ofView),
  }),
  remove: del('/v4/site/views/{id}/mail', {
    summary: 'Send a view of one’s own no more',
    access: 'site',
    params: idParams,
    result: done,
  }),
  stop: put('/v4/site/views/{id}/mail/stopped', {
    summary: 'Send the caller a view no more, or again',
    access: 'site',
    params: idParams,
    body: z.object({ stopped: z.boolean() }),
    result: done,
  }),
};
