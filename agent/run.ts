import { agentCalls, longestWait, type Work } from '#contract/cash/register-agents/agent-calls.ts';
import { ask, Refused } from './ask-server.ts';
import { keep, type Kept } from './kept.ts';
import type { Log } from './log.ts';
import { pauses } from './pauses.ts';
import { print, type Outcome } from './print.ts';
import { serveTerminal } from './terminal/serve-terminal.ts';
import { version } from './version.ts';

/**
 * Asks the server for work and does it, until this computer is not the agent any more, or has
 * to stop; what is being printed then is printed. While the server cannot be reached it is asked again
 * and again, each time a little later.
 */
export async function run(
  folder: string,
  begun: Kept,
  log: Log,
  stopping: AbortSignal,
): Promise<'revoked' | 'stopped'> {
  let kept = begun;
  const keepBegun = (job: number, outcome?: Outcome) => {
    kept = { ...kept, begun: { job, ...(outcome && { outcome }) } };
    keep(folder, kept);
  };
  const { pause, reset, isFirst } = pauses(stopping);
  log.say(`Began, version ${version}`);
  const charges = {
    wasBegun: (service: string) => kept.service === service,
    keepBegun: (service: string) => {
      kept = { ...kept, service };
      keep(folder, kept);
    },
  };
  const ended = new AbortController();
  const atTerminal = serveTerminal(kept, charges, log, AbortSignal.any([stopping, ended.signal]));
  while (!stopping.aborted) {
    try {
      const work = await nextWork(kept, log, stopping);
      if (!isFirst()) log.say('The server is back');
      reset();
      if (work) await answer(kept, work, await once(kept, work, keepBegun), log);
    } catch (error) {
      if (error instanceof Refused && error.status === 401) {
        log.say('This computer is not connected any more. Pair it again.');
        ended.abort();
        return 'revoked';
      }
      if (stopping.aborted) break;
      if (isFirst()) log.say(`The server cannot be asked: ${whyNot(error)}`);
      await pause();
    }
  }
  await atTerminal;
  return 'stopped';
}

async function nextWork(
  { server, token }: Kept,
  log: Log,
  stopping: AbortSignal,
): Promise<Work | null> {
  const lines = log.waiting();
  const body = { token, version, wait: longestWait, log: [...lines] };
  const patience = AbortSignal.timeout((longestWait + 15) * 1000);
  const until = AbortSignal.any([patience, stopping]);
  const { data } = await ask(server, agentCalls.work, body, until);
  log.sent(lines);
  return data;
}

/**
 * Prints a job once: that it is begun is written down before the printer hears of it. One that was begun
 * before is not printed again, and where nobody knows how it ended it says so.
 */
async function once(
  { begun }: Kept,
  work: Work,
  keepBegun: (job: number, outcome?: Outcome) => void,
): Promise<Outcome> {
  if (begun?.job === work.id) return begun.outcome ?? { outcome: 'unknown', problem: '' };
  keepBegun(work.id);
  const outcome = await print(work);
  keepBegun(work.id, outcome);
  return outcome;
}

async function answer(
  { server, token }: Kept,
  { id, kind }: Work,
  outcome: Outcome,
  log: Log,
): Promise<void> {
  const problem = outcome.problem === '' ? '' : ` (${outcome.problem})`;
  log.say(`Job ${id}, ${kind}: ${outcome.outcome}${problem}`);
  await ask(server, agentCalls.answer, { token, job: id, ...outcome });
}

const whyNot = (error: unknown): string => {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}, ${cause.message}` : message;
};
