import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { Answer, Call } from '#contract/kit/call.ts';
import { logProblem } from '../device/log.ts';
import type { Question } from './answers.ts';
import { OfflineError } from './api-errors.ts';
import { send } from './api.ts';
import type { GivenWith } from './api.ts';
import type { SiteId } from './tokens.ts';

/** The one cache of what the server answered. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The browser often does not know whether the server can be reached: trying tells.
      networkMode: 'offlineFirst',
      staleTime: 30_000,
      // A blip heals within a second. Whoever is without the server for longer is told so, and what
      // failed is asked for again when the server is back.
      retry: (failures, cause) => cause instanceof OfflineError && navigator.onLine && failures < 2,
      retryDelay: (failures) => 300 * 2 ** failures,
    },
  },
});

/** The cache's key of a question: another site's answers can never be found by it. */
export const questionOf = <C extends Call>(
  siteId: SiteId,
  call: C,
  given?: GivenWith<C>,
): Question => [siteId, call.path, given ?? {}];

/**
 * Query options for a GET call at a site. A first look shows what this device kept, as of when it
 * was answered, while the server is asked; without the server it stays at that.
 */
export function queryFor<C extends Call>(siteId: SiteId, call: C, given: GivenWith<C>) {
  const question = questionOf(siteId, call, given);
  return queryOptions<Answer<C>, Error, Answer<C>, Question>({
    queryKey: question,
    queryFn: async ({ client, signal }) => {
      // Both at once: the server does not wait for the device.
      const shown = startFromKept(client, question);
      const answer = await send(call, given, { siteId, signal }).catch(async (cause: unknown) => {
        await shown;
        throw cause;
      });
      kept()
        .then(({ keepAnswer }) => keepAnswer(question, answer), notKept)
        .catch(notKept);
      return answer;
    },
  });
}

/** Asks again, at a site, what is shown and could not be asked because the server was not reached. */
export const askAgain = (siteId: SiteId): Promise<void> =>
  queryClient.refetchQueries({
    queryKey: [siteId],
    type: 'active',
    predicate: ({ state }) => state.error instanceof OfflineError,
  });

/** Puts what this device kept of a call's answer into the cache, unless something newer is there. */
export const showKept = <C extends Call>(siteId: SiteId, call: C, given: GivenWith<C>) =>
  startFromKept(queryClient, questionOf(siteId, call, given));

// The database comes after the first screen: it weighs as much as half the router.
const kept = () => import('./answers.ts');
const notKept = (cause: unknown) => logProblem('An answer could not be kept on this device', cause);

async function startFromKept(client: QueryClient, question: Question): Promise<void> {
  if (client.getQueryData(question) !== undefined) return;
  const last = await kept()
    .then(({ keptAnswer }) => keptAnswer(question))
    .catch(notKept);
  if (!last || client.getQueryData(question) !== undefined) return;
  client.setQueryData(question, last.answer, { updatedAt: last.asOf });
}
