import { QueryClient, QueryObserver, queryOptions, type Query } from '@tanstack/react-query';
import type { Answer, Call } from '#contract/kit/call.ts';
import { logProblem } from '../device/log.ts';
import type { Question } from './response-cache.ts';
import { ApiError, OfflineError } from './api-errors.ts';
import { request } from './api.ts';
import type { InputWith, InputParts } from './api.ts';
import { serverOffset } from './server-time.ts';
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
  input?: InputWith<C>,
): Question => [siteId, call.path, input ?? {}];

/**
 * Query options for a GET call at a site. A first look shows what this device kept, as of when it
 * was answered, while the server is asked; without the server it stays at that.
 */
export function queryFor<C extends Call>(siteId: SiteId, call: C, input: InputWith<C>) {
  const question = questionOf(siteId, call, input);
  return queryOptions<Answer<C>, Error, Answer<C>, Question>({
    queryKey: question,
    queryFn: async ({ client, signal }) => {
      // Both at once: the server does not wait for the device.
      const shown = startFromKept(client, question);
      const parts = (input ?? {}) as InputParts;
      const answer = (await request(call, parts, { siteId, signal, key: null }).catch(
        async (cause: unknown) => {
          await shown;
          await forgetWhenRefused(client, question, cause);
          throw cause;
        },
      )) as Answer<C>;
      kept()
        .then(({ keepAnswer }) => keepAnswer(question, answer), notKept)
        .catch(notKept);
      return answer;
    },
  });
}

type Asked<T> = ReturnType<typeof queryOptions<T, Error, T, Question>>;

/**
 * Fetches a query for whoever needs its answer and shows nothing; throws what the call throws. A
 * screen that shows the same and is left meanwhile would cancel it, as what nobody waits for.
 */
export async function fetchQuery<T>(query: Asked<T>): Promise<T> {
  const watched = new QueryObserver(queryClient, { ...query, enabled: false });
  const leave = watched.subscribe(() => undefined);
  try {
    return await queryClient.query(query);
  } finally {
    leave();
  }
}

/** What may not be read any more, or is no longer there, is not kept either: neither here nor on the device. */
async function forgetWhenRefused(
  client: QueryClient,
  question: Question,
  cause: unknown,
): Promise<void> {
  if (!(cause instanceof ApiError) || ![403, 404, 410].includes(cause.status)) return;
  const [siteId, path] = question;
  const mayNotRead = cause.status === 403;
  client
    .getQueryCache()
    .find({ queryKey: question })
    ?.setState({ data: undefined, dataUpdatedAt: 0 });
  if (mayNotRead) {
    const isIdle = ({ state }: Query) => state.fetchStatus === 'idle';
    client.removeQueries({ queryKey: [siteId, path], type: 'inactive', predicate: isIdle });
  }
  await kept()
    .then(({ dropAnswer, dropAnswersTo }) =>
      mayNotRead ? dropAnswersTo(siteId, path) : dropAnswer(question),
    )
    .catch((problem: unknown) => logProblem('What may not be read stayed on this device', problem));
}

/** Asks again, at a site, what is shown and could not be asked because the server was not reached. */
export const refetchFailed = (siteId: SiteId): Promise<void> =>
  queryClient.refetchQueries({
    queryKey: [siteId],
    type: 'active',
    predicate: ({ state }) => state.error instanceof OfflineError,
  });

/** Puts what this device kept of a call's answer into the cache, unless something newer is there. */
export const showKept = <C extends Call>(siteId: SiteId, call: C, input: InputWith<C>) =>
  startFromKept(queryClient, questionOf(siteId, call, input));

// The database comes after the first screen: it weighs as much as half the router.
const kept = () => import('./response-cache.ts');
const notKept = (cause: unknown) => logProblem('An answer could not be kept on this device', cause);

async function startFromKept(client: QueryClient, question: Question): Promise<void> {
  if (client.getQueryData(question) !== undefined) return;
  const last = await kept()
    .then(({ keptAnswer }) => keptAnswer(question))
    .catch(notKept);
  if (!last || client.getQueryData(question) !== undefined) return;
  client.setQueryData(question, last.answer, { updatedAt: last.asOf - serverOffset() });
}
