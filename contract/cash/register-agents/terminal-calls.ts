import * as z from 'zod/mini';
import { manyLines, oneLine } from '../../kit/text.ts';
import { data, done, idParam, post } from '../../kit/call.ts';
import { mostMoney } from '../../kit/most-money.ts';
import { longestWait, token } from './agent-calls.ts';

/**
 * What an agent does at its card terminal. `pay` comes once; after it, the holder of the token is only ever
 * asked to enquire. `stop` is about what this agent is doing at the moment.
 */
const terminalOrders = ['pay', 'enquire', 'stop', 'reverse', 'enquire_reversal'] as const;

const order = z.object({
  order: z.enum(terminalOrders),
  charge: idParam,
  address: z.string(),
  port: z.int(),
  /** What the terminal is called in its protocol, where it wants to hear it. */
  terminal: z.string(),
  /** What the register is called there. */
  sale: z.string(),
  /** By which the terminal knows what is asked, the same however often. */
  service: z.string(),
  /** In minor units; below zero where it is paid back. */
  amount: z.int(),
  currency: z.string(),
  /** Since when an agent has it, in milliseconds. */
  given_for: z.int(),
  /** What is reversed, as the terminal has called it. */
  transaction: z.string(),
  transacted_at: z.string(),
});
export type TerminalOrder = z.output<typeof order>;

const said = oneLine(300);

/** What became of an order. */
const outcome = z.object({
  charge: idParam,
  /** Whether it is about giving back what was approved. */
  is_reversal: z.boolean(),
  state: z.enum(['approved', 'declined', 'unknown']),
  /** Above zero also where it is paid back. */
  approved: z.int().check(z.gte(0), z.lte(mostMoney)),
  transaction: oneLine(100),
  transacted_at: oneLine(40),
  card: oneLine(40),
  number: oneLine(40),
  said,
  problem: z.enum(['', 'unreachable', 'not_found', 'busy']),
  receipt: manyLines(4000),
});
export type TerminalOutcome = z.output<typeof outcome>;

/** What the agents call for the card terminals that they speak to. */
export const terminalCalls = {
  terminalWork: post('/v3/register-agents/terminal/work', {
    summary: 'What an agent is to do at its card terminal, waited for',
    access: 'public',
    keyless: true,
    body: z.object({
      token,
      /** In seconds. */
      wait: z.int().check(z.gte(0), z.lte(longestWait)),
      /** What it is doing there. */
      busy: z.nullable(idParam),
    }),
    result: data(z.nullable(order)),
    errors: ['register-agents.not_paired', 'register-agents.too_many'],
  }),
  terminalAnswer: post('/v3/register-agents/terminal/answer', {
    summary: 'Says what became of something at a card terminal',
    access: 'public',
    keyless: true,
    body: z.extend(outcome, { token }),
    result: done,
    errors: ['register-agents.not_paired', 'register-agents.too_many'],
  }),
};
