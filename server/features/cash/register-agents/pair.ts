import { randomInt } from 'node:crypto';
import type { agentCalls } from '#contract/cash/register-agents/agent-calls.ts';
import { registerAgents } from '#contract/cash/register-agents/register-agents.ts';
import { countTry } from '#server/kit/attempts/attempts.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { audit } from '#server/kit/audit-repo.ts';
import { actAsFound } from '#server/kit/caller/act-as.ts';
import type { CallRequest } from '#server/kit/context.ts';
import { AppError } from '#server/kit/errors.ts';
import { networkOf } from '#server/kit/http/address.ts';
import { keyedHash } from '#server/kit/keys/seal.ts';
import { hashOf, newCode } from '#server/kit/keys/secret-code.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { agentWithCode, keepToken } from './agents-repo.ts';
import { dropJobs } from './jobs-repo.ts';

/** How long a code is good for, in milliseconds. */
export const codeGoodFor = 10 * 60_000;

// None that is taken for another when it is read from a screen and typed.
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 8;

/** A code that is read from a screen and typed: ten minutes are no time to guess one of 850 thousand million. */
export function newPairingCode(): string {
  const drawn = Array.from({ length }, () => signs[randomInt(signs.length)]!).join('');
  return `${drawn.slice(0, 4)}-${drawn.slice(4)}`;
}

/** What is kept of a code, however it is written. */
export const codeHash = ({ keys }: Pick<AppContext, 'keys'>, code: string): string =>
  keyedHash(keys, 'register-agents', code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));

// In a quarter of an hour, of one network.
const mostWrongCodes = 20;

/** Makes the computer that has the code of an agent that agent, once; answers its token. Throws where the code is none, any more. */
export async function pair(
  app: AppContext,
  { body, now, requestId, address }: CallRequest<(typeof agentCalls)['pair']>,
) {
  const hash = codeHash(app, body.code);
  const done = await actAsFound(
    app,
    async (tx) => {
      const agent = await agentWithCode(tx, hash, now);
      return agent && { ...agent, job: 'register-agent' };
    },
    { requestId, address },
    async ({ db, caller, afterCommit }, agent) => {
      const token = newCode();
      const { computer, version: program } = body;
      // What the computer before this one was doing, nobody will ever say.
      await dropJobs(db, agent.id, now);
      await keepToken(db, agent, { hash: hashOf(token), computer, program, now });
      await audit(db, {
        action: 'register_agents.pair',
        chainId: agent.chainId,
        siteId: agent.siteId,
        entity: 'register_agents',
        entityId: agent.id,
        detail: { computer },
        requestId,
        address,
      });
      afterCommit(() => publishChanged(app, registerAgents, caller));
      return { token, name: agent.name, site: agent.siteName };
    },
  );
  if (done) return done;
  const tries = { [`register-agent-code:network:${networkOf(address)}`]: mostWrongCodes };
  const over = await countTry(app, tries, now);
  throw new AppError(over.size > 0 ? 'register-agents.too_many' : 'register-agents.wrong_code');
}
