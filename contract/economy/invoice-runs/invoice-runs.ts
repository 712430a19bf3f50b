import * as z from 'zod/mini';
import { customers } from '../../customer/customers.ts';
import { batch, type ItemOf } from '../../kit/batch/batch.ts';
import { choice, date, money, number, reference, text, yesNo } from '../../kit/fields.ts';
import type { Resource } from '../../kit/resource.ts';
import { groupings, runReasons } from './run-rules.ts';

/** For which kind of customer; '' for all. */
export const runAudiences = ['', 'private', 'company', 'public'] as const;

/** What a run invoices: finished orders, or what has begun of storage agreements. */
const runSources = ['orders', 'storage'] as const;
export type RunSource = (typeof runSources)[number];

/**
 * Runs: what of finished orders, or of the storage agreements, of a site is not invoiced, proposed with
 * reasons for what is left out, looked over, and then invoiced in portions; one invoice or several of a
 * customer. Of one customer it is their group invoice.
 */
export const runs = batch('invoice-runs', {
  path: '/v4/site/invoice-runs',
  read: 'invoices.read',
  write: 'invoices.issue',
  title: 'name',
  sort: 'until:desc',
  always: ['name'],
  later: [],
  fields: {
    name: text(80, { list: true, sort: true, search: true, hint: true }),
    source: choice(runSources, { list: true, filter: true }),
    /** The last day on which what it invoices was finished, or begins; the day it is made where nothing is said. */
    until: date({ list: true, sort: true, filter: true, hint: true }),
    customer_id: reference((): Resource => customers, { list: true, filter: true, hint: true }),
    audience: choice(runAudiences, { filter: true }),
    grouping: choice(groupings, { list: true }),
    /** What comes to less with VAT waits for more. */
    least: money({ hint: true }),
    /** Else drafts are left for somebody to look over. */
    issue: yesNo({ default: true, hint: true }),
  },
  counts: {
    invoices: number({ from: 0, to: 1_000_000 }, { readOnly: true, counted: true, list: true }),
    amount: money({ readOnly: true, counted: true, list: true }),
  },
  sections: {
    which: ['name', 'source', 'until', 'customer_id', 'audience', 'least'],
    how: ['grouping', 'issue'],
    made: ['planned', 'made', 'invoices', 'amount'],
  },
  table: 'invoice_run_orders',
  itemStates: ['planned', 'made', 'left_out', 'failed', 'out'],
  reasons: runReasons,
  item: {
    order_id: z.nullable(z.int()),
    agreement_id: z.nullable(z.int()),
    /** Of the order or agreement. */
    number: z.string(),
    customer: z.string(),
    licenseplate: z.string(),
    /** When the order was finished; null of an agreement. */
    done_on: z.nullable(z.string()),
    /** What is left of it with VAT, in minor units. */
    amount: z.int(),
    invoice_id: z.nullable(z.int()),
    /** '' as long as it is a draft. */
    invoice_number: z.string(),
  },
});
export const invoiceRuns = runs.resource;
export type RunItem = ItemOf<typeof runs>;
