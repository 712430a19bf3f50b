import * as z from 'zod/mini';
import { customers, customerTypes } from '../../customer/customers.ts';
import { batch, type ItemOf } from '../../kit/batch/batch.ts';
import { choice, date, money, number, reference, text } from '../../kit/fields.ts';
import type { Resource } from '../../kit/resource.ts';
import { runReasons, runSources } from './run-rules.ts';

/**
 * Runs that write to customers of a company who are late: proposed invoice by invoice, with reasons
 * for what is left out, looked over, approved, and then written in portions, one letter for all that a
 * customer is late with at a level. See docs/decisions/050-reminders.md.
 */
export const runs = batch('reminder-runs', {
  path: '/v4/site/reminder-runs',
  read: 'invoices.read',
  write: 'invoices.issue',
  title: 'name',
  sort: 'until:desc',
  always: ['name'],
  later: [],
  fields: {
    name: text(80, { list: true, sort: true, search: true, hint: true }),
    source: choice(runSources, { list: true, filter: true, hint: true }),
    /** The last day on which what it is about was due; the day it is made where nothing is said. */
    until: date({ list: true, sort: true, filter: true, hint: true }),
    customer_id: reference((): Resource => customers, { list: true, filter: true, hint: true }),
    audience: choice(['', ...customerTypes], { filter: true }),
    /** A customer who owes less is left out; as the settings say where nothing is. */
    least: money({ hint: true }),
  },
  counts: {
    letters: number({ from: 0, to: 1_000_000 }, { readOnly: true, counted: true, list: true }),
    /** How many of them leave on paper. */
    on_paper: number({ from: 0, to: 1_000_000 }, { readOnly: true, counted: true }),
    /** What is open of what it is about, and what it asks for besides. */
    amount: money({ readOnly: true, counted: true, list: true }),
    charges: money({ readOnly: true, counted: true, list: true }),
  },
  sections: {
    which: ['name', 'source', 'until', 'customer_id', 'audience', 'least'],
    made: ['planned', 'made', 'letters', 'on_paper', 'amount', 'charges'],
  },
  table: 'reminder_run_invoices',
  itemStates: ['planned', 'made', 'left_out', 'failed', 'out'],
  reasons: runReasons,
  item: {
    invoice_id: z.int(),
    /** Of the invoice. */
    number: z.string(),
    customer_id: z.int(),
    customer: z.string(),
    due: z.string(),
    days_late: z.int(),
    /** In minor units: what is open, and what is asked for besides. */
    open: z.int(),
    fee: z.int(),
    interest: z.int(),
    currency: z.string(),
    level: z.int(),
    kind: z.string(),
    /** The first day on which it can be reminded of, where that is to come. */
    can_from: z.nullable(z.string()),
    letter_id: z.nullable(z.int()),
    /** What was paid of it since. */
    paid_since: z.int(),
  },
});
export const reminderRuns = runs.resource;
export type RunItem = ItemOf<typeof runs>;
