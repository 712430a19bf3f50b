import { countTry } from '#server/kit/attempts/attempts.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { actAsFound } from '#server/kit/caller/act-as.ts';
import type { Context } from '#server/kit/context.ts';
import { AppError } from '#server/kit/errors.ts';
import { networkOf } from '#server/kit/http/address.ts';
import { hashOf } from '#server/kit/keys/secret-code.ts';
import { agentWithToken, type Agent } from './agents-repo.ts';

// In a quarter of an hour, of one network.
const mostWrong = 100;

/** Who asks, without a login. */
export interface AgentRequest {
  readonly requestId: string;
  readonly address: string;
  readonly now: Date;
}

/**
 * Does the work at the site of the agent whose token it is, seeing nothing but that site. A token that
 * is nobody's, any more, is `register-agents.not_paired` and counted against its network.
 */
export async function atAgent<T extends object>(
  app: AppContext,
  request: AgentRequest,
  token: string,
  work: (context: Context, agent: Agent) => Promise<T>,
): Promise<T> {
  const hash = hashOf(token);
  const done = await actAsFound(
    app,
    async (tx) => {
      const agent = await agentWithToken(tx, hash);
      return agent && { ...agent, job: 'register-agent' as const };
    },
    request,
    (context, agent: Agent & { readonly job: string }) => work(context, agent),
  );
  if (done) return done;
  const tries = { [`register-agent:network:${networkOf(request.address)}`]: mostWrong };
  const over = await countTry(app, tries, request.now);
  throw new AppError(over.size > 0 ? 'register-agents.too_many' : 'register-agents.not_paired');
}
