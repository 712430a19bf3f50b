import { setTimeout as sleep } from 'node:timers/promises';
import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import type {
  terminalCalls,
  TerminalOrder,
} from '#contract/cash/register-agents/terminal-calls.ts';
import {
  nextTerminalOrder,
  takeTerminalOutcome,
} from '#server/features/cash/cash-registers/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { now as clock } from '#server/kit/clock.ts';
import type { CallRequest } from '#server/kit/context.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { atAgent } from './at-agent.ts';

// A customer stands there with a card.
const lookEvery = 500;

/** What an agent is to do at its card terminal, waited for as long as it asks; null where nothing came. */
export async function terminalWork(
  app: AppContext,
  request: CallRequest<(typeof terminalCalls)['terminalWork']>,
  closing: AbortSignal,
): Promise<TerminalOrder | null> {
  const { token, wait, busy } = request.body;
  const until = request.now.getTime() + wait * 1000;
  for (;;) {
    const now = clock();
    const { order } = await atAgent(app, { ...request, now }, token, async (context, agent) => {
      const { db, caller, afterCommit } = context;
      const next = await nextTerminalOrder(db, agent.id, busy, now);
      if (next) afterCommit(() => publishChanged(app, cashRegisters, caller));
      return { order: next ?? null };
    });
    if (order || closing.aborted || now.getTime() >= until) return order;
    await sleep(lookEvery, undefined, { signal: closing }).catch(() => undefined);
  }
}

/** Takes what became of something at the card terminal of an agent. */
export async function terminalAnswer(
  app: AppContext,
  request: CallRequest<(typeof terminalCalls)['terminalAnswer']>,
): Promise<void> {
  const { token, ...outcome } = request.body;
  await atAgent(app, request, token, async ({ db, caller, now, afterCommit }, agent) => {
    if (await takeTerminalOutcome(db, agent.id, outcome, now)) {
      afterCommit(() => publishChanged(app, cashRegisters, caller));
    }
    return {};
  });
}
