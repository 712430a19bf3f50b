import * as z from 'zod/mini';
import { data, done, get, idParam, idParams, instant, post } from '../../kit/call.ts';
import { mostMoney } from '../../kit/most-money.ts';
import { oneLine } from '../../kit/text.ts';

/**
 * How it stands with what a card terminal was asked for: it waits for the agent, is at the terminal, was
 * approved, was not, or nobody knows.
 */
const chargeStates = ['asked', 'given', 'approved', 'declined', 'unknown'] as const;

/** How it stands with giving back what was approved. */
const reversalStates = ['', 'asked', 'given', 'done', 'failed', 'unknown'] as const;

/** Why nothing was taken, where it is not the terminal that says so. */
export const chargeProblems = [
  '',
  'cancelled',
  'late',
  'unreachable',
  'not_found',
  'busy',
  'settled',
] as const;
export type ChargeProblem = (typeof chargeProblems)[number];

const charge = z.object({
  intent: z.uuid(),
  method_id: z.int(),
  /** In minor units; below zero where it is paid back. */
  amount: z.int(),
  state: z.enum(chargeStates),
  reversal: z.enum(reversalStates),
  /** What was approved; null where nothing is. */
  approved: z.nullable(z.int()),
  /** The kind of the card, and its number without most of its digits. */
  card: z.string(),
  number: z.string(),
  problem: z.enum(chargeProblems),
  /** What the terminal said of it. */
  said: z.string(),
  at: instant,
  /** The transaction that it pays; null where there is none. */
  nr: z.nullable(z.int()),
  /** So long without a word that somebody may say themselves what became of it. */
  is_silent: z.boolean(),
});
export type Charge = z.output<typeof charge>;

const one = z.extend(idParams, { intent: z.uuid() });
const amount = z
  .int()
  .check(z.gte(-mostMoney), z.lte(mostMoney))
  .check(z.refine((minor) => minor !== 0));

/** What is asked of the card terminal of a register. Amounts in minor units, with VAT. */
export const chargeCalls = {
  charge: post('/v4/site/cash-registers/{id}/charges', {
    summary:
      'Asks the card terminal of a register for an amount, once for each intent; below zero it is paid back',
    access: 'cash.sell',
    params: idParams,
    body: z.object({ intent: z.uuid(), method_id: idParam, amount }),
    result: data(charge),
    errors: [
      'cash-registers.closed',
      'cash-registers.not_in_register',
      'cash-registers.no_terminal',
      'cash-registers.terminal_busy',
    ],
  }),
  openCharges: get('/v4/site/cash-registers/{id}/charges', {
    summary: 'What was asked of the card terminal of a register and is not settled, oldest first',
    access: 'cash.sell',
    params: idParams,
    result: data(z.array(charge)),
  }),
  lookAtCharge: get('/v4/site/cash-registers/{id}/charges/{intent}', {
    summary: 'How it stands with what was asked of a card terminal',
    access: 'cash.sell',
    params: one,
    result: data(charge),
  }),
  stopCharge: post('/v4/site/cash-registers/{id}/charges/{intent}/stop', {
    summary:
      'Takes back what was asked of a card terminal, as long as no card is approved; what is at the terminal already it is asked to break off',
    access: 'cash.sell',
    params: one,
    result: data(charge),
  }),
  enquireCharge: post('/v4/site/cash-registers/{id}/charges/{intent}/enquire', {
    summary: 'Asks the card terminal what became of something, without charging it again',
    access: 'cash.sell',
    params: one,
    result: data(charge),
  }),
  reverseCharge: post('/v4/site/cash-registers/{id}/charges/{intent}/reverse', {
    summary: 'Has the card terminal give back what was approved and paid for nothing',
    access: 'cash.sell',
    params: one,
    result: data(charge),
    errors: ['cash-registers.charge_used', 'cash-registers.no_terminal'],
  }),
  settleCharge: post('/v4/site/cash-registers/{id}/charges/{intent}/settle', {
    summary:
      'Says what became of something at a card terminal that says nothing any more, by a user who has looked it up',
    access: 'cash.close_day',
    params: one,
    body: z.object({ approved: z.boolean(), because: oneLine(200).check(z.minLength(1)) }),
    result: done,
    errors: ['cash-registers.terminal_speaks'],
  }),
};
