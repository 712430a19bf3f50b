import { setTimeout as sleep } from 'node:timers/promises';
import type {
  TerminalOrder,
  TerminalOutcome,
} from '#contract/cash/register-agents/terminal-calls.ts';
import { exchange, type NoAnswer } from './frames.ts';
import {
  abortRequest,
  answerTo,
  newService,
  paymentRequest,
  repeatedIn,
  reversalRequest,
  statusRequest,
  type Said,
} from './messages.ts';
import { outcomeOf, without } from './outcome.ts';

// A customer looks for a card, and types a number; in milliseconds.
const toPay = 150_000;
const toAnswer = 15_000;
// While it is at something it is asked again, and no longer than any customer takes.
const pollEvery = 2_000;
const longestWork = 180_000;
/**
 * So long what was sent to a terminal may be on its way, also from a program that is dead by now: before,
 * that the terminal knows nothing of it says nothing.
 */
const onTheWay = 30_000;

/** Asks a terminal for what an order is about. Of what it may have heard it is asked what became of it. */
export async function begin(order: TerminalOrder): Promise<TerminalOutcome> {
  const isPayment = order.order === 'pay';
  const message = isPayment
    ? paymentRequest(order, new Date().toISOString())
    : reversalRequest(order);
  const category = isPayment ? 'Payment' : 'Reversal';
  const sent = Date.now();
  const said = await speak(order, message, category, order.service, toPay);
  if (said === 'not_sent') return without(order, 'declined', 'unreachable');
  if (said === 'no_answer' || isUnderWay(said)) return enquire(order, sent);
  return outcomeOf(order, said);
}

/** Asks a terminal what became of a payment or a reversal, which it may never have heard of; never for the money. `sent` is when it was. */
export async function enquire(
  order: TerminalOrder,
  sent = Date.now() - order.given_for,
): Promise<TerminalOutcome> {
  const isPayment = order.order === 'pay' || order.order === 'enquire';
  const category = isPayment ? 'Payment' : 'Reversal';
  const until = Date.now() + longestWork;
  for (;;) {
    const service = newService();
    const message = statusRequest(order, category, service);
    const isOld = Date.now() - sent >= onTheWay;
    const said = await speak(order, message, 'TransactionStatus', service, toAnswer);
    // A terminal that is out of reach is no reason to wait: somebody asks again.
    if (said === 'not_sent') return without(order, 'unknown', 'unreachable');
    if (said !== 'no_answer') {
      const of = repeatedIn(said, order, category);
      if (of && !isUnderWay(of)) return outcomeOf(order, of);
      const isNothing = said.Response?.ErrorCondition === 'NotFound';
      if (isNothing && isOld) return without(order, 'declined', 'not_found');
    }
    if (Date.now() >= until) return without(order, 'unknown', '');
    await sleep(pollEvery);
  }
}

/** Asks a terminal to break off a payment. What became of it the terminal says who has asked for it. */
export async function abort(order: TerminalOrder): Promise<void> {
  const message = abortRequest(order, newService());
  await exchange(order, message, { answerOf: () => undefined, patience: 1_000 });
}

const speak = (
  order: TerminalOrder,
  message: object,
  category: 'Payment' | 'Reversal' | 'TransactionStatus',
  service: string,
  patience: number,
): Promise<Said | NoAnswer> =>
  exchange(order, message, {
    answerOf: (said) => answerTo(said, category, service),
    patience,
  });

const isUnderWay = (said: Said): boolean => said.Response?.ErrorCondition === 'InProgress';
