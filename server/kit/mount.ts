import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFinalError } from '#contract/kit/rules/final-errors.ts';
import { errorStatus } from '#contract/errors.ts';
import type { Answer, Call } from '#contract/kit/call.ts';
import type { Language } from '#contract/platform/languages.ts';
import { runFairly } from '#server/db/embedded/fair-order.ts';
import type { Tx } from '#server/db/open.ts';
import { answerOf } from './answer/answer-of.ts';
import { afterEntering, asCaller } from './caller/as-caller.ts';
import { claimsOf, authenticate, type Caller, type TokenClaims } from './caller/caller.ts';
import { becomeSystem } from './caller/caller-repo.ts';
import { now } from './clock.ts';
import { doneAtOf } from './input/done-at.ts';
import { AppError, errorOfKept, keptError, meaningOf } from './errors.ts';
import { sendFile, type FileAnswer } from './sheet/file-answer.ts';
import type { AppContext } from './app-context.ts';
import { afterwards, type CallRequest, type Context, type Known } from './context.ts';
import { claimKey, keepOutcome, writeKey } from './idempotency-repo.ts';
import { openedAnswer, sealedAnswer } from './answer/secret-answers.ts';
import { addressOf } from './http/address.ts';
import { languageOfRequest } from './http/request-language.ts';
import { publicBodyLimit, usualBodyLimit } from './http/limit-bodies.ts';
import { readInput, type Input } from './input/read-input.ts';
import { withSavepoint } from './resource/savepoint-repo.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the caller's profile, as soon as it is known who calls. */
    callerLanguage: Language | undefined;
    /** What the token of the request claims, where its call takes one. */
    claims: TokenClaims | undefined;
  }
}

type Calls = Record<string, Call>;
type Handlers<Many extends Calls> = {
  [Name in keyof Many]: (context: Context<Many[Name]>) => Promise<Answer<Many[Name]>>;
};
/** What a handler is given that keeps its own transactions. */
type Bare<C extends Call> = CallRequest<C> &
  Known<C> & {
    /** The one transaction that other calls have, for what is done once all slow work is. A repeat gets the first answer. */
    transaction(work: (context: Context<C>) => Promise<Answer<C>>): Promise<Answer<C>>;
  };
type BareHandlers<Many extends Calls> = {
  [Name in keyof Many]: (request: Bare<Many[Name]>) => Promise<Answer<Many[Name]>>;
};

/**
 * Serves the calls, in one shape: authenticate, parse, one transaction, handler, the answer without
 * what the contract does not declare, commit, then what waits for the commit. `role` 'system' is for accounts and
 * tokens, which belong to no site. Curried so that TypeScript keeps the handlers' literal types.
 */
export function mount<Many extends Calls>(
  app: AppContext,
  calls: Many,
  role: 'app' | 'system' = 'app',
) {
  return (handlers: Handlers<Many>): void => {
    for (const [name, call] of Object.entries(calls)) {
      // The pairing of call and handler is checked above; inside, any call is like any other.
      const handler = handlers[name] as Handler;
      route(app, call, (input, request, onAuthenticated) =>
        inTransaction(app, call, role, input, request, handler, onAuthenticated),
      );
    }
  };
}

/**
 * Serves calls that keep their own transactions, because they must remember something even when
 * they refuse (a wrong password is counted) or do slow work between two of them.
 */
export function mountUnmanaged<Many extends Calls>(app: AppContext, calls: Many) {
  return (handlers: BareHandlers<Many>): void => {
    for (const [name, call] of Object.entries(calls)) {
      const handler = handlers[name] as (
        request: CallRequest<Call> & { caller?: Caller; transaction: Transaction },
      ) => Promise<unknown>;
      route(app, call, async (input, request, onAuthenticated) => {
        const { token } = input;
        const caller =
          token &&
          (await app.db.transaction('app', async (tx) =>
            authorize(await authenticate(tx, token), call, onAuthenticated),
          ));
        const transaction: Transaction = (work) =>
          inTransaction(app, call, 'app', input, request, work, onAuthenticated);
        return answerOf(
          app.env,
          call,
          await handler({ ...request, ...(caller && { caller }), transaction }),
        );
      });
    }
  };
}

/** What any handler may be given: of a public call nobody knows who makes it. */
type Handler = (context: Omit<Context, 'caller'> & { caller?: Caller }) => Promise<unknown>;
type Transaction = (work: Handler) => Promise<unknown>;

/** Called with who calls once they are authenticated, before anything can be refused to them. */
type OnAuthenticated = (caller: Caller) => void;

function route(
  app: AppContext,
  call: Call,
  serve: (
    input: Input & { token: TokenClaims | undefined },
    request: CallRequest<Call>,
    onAuthenticated: OnAuthenticated,
  ) => Promise<unknown>,
): void {
  app.http.route({
    method: call.method,
    url: `/api${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    bodyLimit: call.largest ?? (call.access === 'public' ? publicBodyLimit : usualBodyLimit),
    // Before a byte of the body is read: nobody's is.
    async onRequest(request: FastifyRequest) {
      if (call.access === 'public') return;
      request.claims = await claimsOf(app.keys, request.headers.authorization);
    },
    async handler(request: FastifyRequest, reply: FastifyReply) {
      const token = request.claims;
      const onAuthenticated: OnAuthenticated = ({ language }) => {
        request.callerLanguage = language;
      };
      const asOf = now();
      let input: Input;
      let doneAt: Date;
      try {
        input = readInput(call, request);
        doneAt = doneAtOf(call, request, asOf);
      } catch (error) {
        if (token)
          await app.db.transaction('app', async (tx) =>
            onAuthenticated(await authenticate(tx, token)),
          );
        throw error;
      }
      const answer = await runFairly(token ? `user:${token.userId}` : addressOf(request.raw), () =>
        serve(
          { ...input, token },
          {
            params: input.params,
            query: input.query,
            body: input.body,
            now: asOf,
            doneAt,
            language: languageOfRequest(request),
            requestId: request.id,
            key: input.key,
            deviceId: input.deviceId,
            address: addressOf(request.raw),
            userAgent: request.headers['user-agent']?.slice(0, 300),
            host: request.host,
          },
          onAuthenticated,
        ),
      );
      reply.header('Cache-Control', 'no-store');
      return call.answers === 'file' ? sendFile(reply, answer as FileAnswer) : reply.send(answer);
    },
  });
}

async function inTransaction(
  app: AppContext,
  call: Call,
  role: 'app' | 'system',
  input: Input & { token: TokenClaims | undefined },
  request: CallRequest<Call>,
  handler: Handler,
  onAuthenticated: OnAuthenticated,
): Promise<unknown> {
  const { token, params, query, body } = input;
  const serve = async (db: Tx, caller: Caller | undefined) => {
    const { waiting, afterCommit } = afterwards();
    // Not by whose token: a repeat after a renewal or another login is the same request.
    const requestParts = [call.method, call.path, { params, query, body }];
    const write = caller && input.key && writeKey(input.deviceId, input.key, requestParts);
    const work = async () => {
      if (caller && role === 'system') await becomeSystem(db);
      const context = { ...request, db, afterCommit };
      const language = caller?.language ?? request.language;
      return answerOf(
        app.env,
        call,
        await handler({ ...context, language, ...(caller && { caller }) }),
      );
    };
    if (!write) return { answer: await work(), waiting };
    const first = await claimKey(db, caller, write);
    if (first) {
      const { answer, refused } = first;
      const kept = call.secret ? openedAnswer(app.keys, caller, input, answer) : answer;
      return refused ? { error: errorOfKept(kept) } : { answer: kept, waiting };
    }
    const keep = (answer: unknown, refused: boolean) =>
      keepOutcome(db, caller, write, {
        answer: call.secret ? sealedAnswer(app.keys, caller, input, answer) : answer,
        refused,
      });
    try {
      const answer = await withSavepoint(db, work);
      await keep(answer, false);
      return { answer, waiting };
    } catch (cause) {
      // Who was told no must not find it done by the same request, come once more when things have changed.
      const error = meaningOf(cause);
      if (!error || !isFinalError(errorStatus[error.code])) throw cause;
      await keep(keptError(error), true);
      return { error };
    }
  };
  const as = role === 'system' ? afterEntering : asCaller;
  const done = await (token
    ? as(app.db, token, async (db, caller) => serve(db, authorize(caller, call, onAuthenticated)))
    : app.db.transaction(role, (db) => serve(db, undefined)));
  if ('error' in done) throw done.error;
  await done.waiting(app, call.path);
  return done.answer;
}

function authorize(caller: Caller, call: Call, onAuthenticated: OnAuthenticated): Caller {
  onAuthenticated(caller);
  if (call.access !== 'site' && call.access !== 'public' && !caller.rights.has(call.access)) {
    throw new AppError('common.no_right', { right: call.access });
  }
  return caller;
}
