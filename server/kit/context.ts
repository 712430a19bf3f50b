import type * as z from 'zod/mini';
import type { Call } from '#contract/kit/call.ts';
import type { Language } from '#contract/platform/languages.ts';
import type { Tx } from '#server/db/open.ts';
import type { AppContext } from './app-context.ts';
import type { Actor, Caller } from './caller/caller.ts';

/** What every handler is given, whoever calls. */
export interface CallRequest<C extends Call> {
  readonly params: z.output<C['params']>;
  readonly query: z.output<C['query']>;
  readonly body: z.output<C['body']>;
  readonly now: Date;
  /** When it was done: `now`, or before that where it waited on a device. */
  readonly doneAt: Date;
  readonly language: Language;
  readonly requestId: string;
  /** The Idempotency-Key of a write, where it has one. */
  readonly key: string | undefined;
  /** The Device-Id of who asks; empty where none is said. */
  readonly deviceId: string;
  readonly address: string;
  readonly userAgent: string | undefined;
  /** By which host it was asked; undefined where no request is behind it. */
  readonly host: string | undefined;
}

/** Who calls, where that is known. */
export type Known<C extends Call, Who = Caller> = C['access'] extends 'public'
  ? unknown
  : { readonly caller: Who };

/**
 * What a handler is given, a person's call; or what serves any call, and then a job's work too
 * (`actAs`). Its one transaction commits when it returns.
 */
export type Context<C extends Call = Call> = CallRequest<C> &
  Known<C, Call extends C ? Actor : Caller> & {
    readonly db: Tx;
    /** Does the work once the transaction has committed: live events, mails, jobs. */
    afterCommit(work: () => void | Promise<void>): void;
  };

/** Takes what is to be done after a commit, and does it then; one that fails is logged. */
export function afterwards() {
  const works: (() => void | Promise<void>)[] = [];
  return {
    afterCommit: (work: () => void | Promise<void>): void => void works.push(work),
    async waiting({ http }: Pick<AppContext, 'http'>, call: string): Promise<void> {
      for (const work of works) {
        try {
          await work();
        } catch (error) {
          // What was asked is done and saved; the caller must not think otherwise.
          http.log.error({ err: error, call }, 'work after the commit failed');
        }
      }
    },
  };
}
