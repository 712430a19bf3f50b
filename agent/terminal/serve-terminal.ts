import { longestWait } from '#contract/cash/register-agents/agent-calls.ts';
import {
  terminalCalls,
  type TerminalOrder,
  type TerminalOutcome,
} from '#contract/cash/register-agents/terminal-calls.ts';
import { ask, Refused } from '../ask-server.ts';
import type { Kept } from '../kept.ts';
import type { Log } from '../log.ts';
import { pauses } from '../pauses.ts';
import { abort, begin, enquire } from './charge.ts';
import { without } from './outcome.ts';

/**
 * Does at the card terminal what the server asks for, until it has to stop or this computer is not the
 * agent any more. One payment is under way at once; while it is, the server may ask to break it off.
 * What became of it is said until the server has heard it.
 */
export async function serveTerminal(
  { server, token }: Kept,
  charges: { wasBegun: (service: string) => boolean; keepBegun: (service: string) => void },
  log: Log,
  stopping: AbortSignal,
): Promise<void> {
  const { pause, reset } = pauses(stopping);
  let busy: { readonly charge: number; readonly done: Promise<void> } | undefined;
  while (!stopping.aborted) {
    const freed = new AbortController();
    void busy?.done.then(() => freed.abort());
    try {
      const body = { token, wait: longestWait, busy: busy?.charge ?? null };
      const patience = AbortSignal.timeout((longestWait + 15) * 1000);
      const until = AbortSignal.any([patience, stopping, freed.signal]);
      const { data: order } = await ask(server, terminalCalls.terminalWork, body, until);
      reset();
      if (!order) continue;
      log.say(`Terminal, ${order.order} ${order.service}`);
      if (order.order === 'stop') {
        await abort(order);
        continue;
      }
      busy = { charge: order.charge, done: doAndSay(order) };
    } catch (error) {
      if (freed.signal.aborted) continue;
      // It is paired no more, which the other loop says; or the server knows no terminals yet.
      if (error instanceof Refused && [401, 404].includes(error.status)) return;
      await pause();
    }
  }
  // What a customer has begun to pay is said, also where the computer is about to stop.
  await busy?.done;

  async function doAndSay(order: TerminalOrder): Promise<void> {
    // It may say what the protocol does not know.
    const outcome = await doOnce(order).catch(() => without(order, 'unknown', ''));
    log.say(`Terminal, ${order.service}: ${outcome.state} ${outcome.problem}`.trim());
    await answer(outcome);
    busy = undefined;
  }

  async function doOnce(order: TerminalOrder): Promise<TerminalOutcome> {
    if (order.order === 'enquire' || order.order === 'enquire_reversal') return enquire(order);
    // A server that was put back to an hour ago asks for what was paid since.
    if (charges.wasBegun(order.service)) return enquire(order);
    charges.keepBegun(order.service);
    return begin(order);
  }

  async function answer(outcome: TerminalOutcome): Promise<void> {
    const until = pauses(stopping);
    for (;;) {
      try {
        await ask(server, terminalCalls.terminalAnswer, { token, ...outcome });
        return;
      } catch (error) {
        // The server asks for it again, also by another agent.
        if (stopping.aborted || (error instanceof Refused && error.status < 500)) return;
        await until.pause();
      }
    }
  }
}
