import * as z from 'zod/mini';
import { data, get, idParams, instant, post } from '../../../kit/call.ts';
import { journalFaults, saftFaults } from './faults.ts';

/** What can be wrong with a register: with its journal, with the file of it, a day before today that is not ended, and a Z report that waits to be booked. */
const registerFaults = [...journalFaults, ...saftFaults, 'day_open', 'z_not_booked'] as const;

/** How many faults are kept of a check; one alone turns all that comes after it wrong. */
export const mostFaults = 100;

const fault = z.object({
  fault: z.enum(registerFaults),
  /** The number that it is at; 0 where it is at none. */
  nr: z.int(),
  /** What it is about: a day, or what a file names. */
  about: z.string(),
});
export type RegisterFault = z.output<typeof fault>;

const checked = z.object({
  at: instant,
  /** Who asked for it; '' at night. */
  by: z.string(),
  transactions: z.int(),
  events: z.int(),
  reports: z.int(),
  faults: z.array(fault),
  /** Days that have no Z report of their own, because it was made with that of a later one. */
  late_days: z.array(z.string()),
});
export type RegisterCheck = z.output<typeof checked>;

/** Whether a register is as it was written. Each night does what `check` does. */
export const checkCalls = {
  check: post('/v4/site/cash-registers/{id}/check', {
    summary:
      'Looks a register through from its first entry: its journal, its Z reports, and the file of yesterday and today; what is found is kept',
    access: 'cash.close_day',
    params: idParams,
    result: data(checked),
  }),
  lastCheck: get('/v4/site/cash-registers/{id}/check', {
    summary: 'What the last check of a register found; null before the first',
    access: 'cash.read',
    params: idParams,
    result: data(z.nullable(checked)),
  }),
};
