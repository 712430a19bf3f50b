import * as z from 'zod/mini';
import type { Right } from '../rights.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may make a call: anybody, a person logged in at the token's site, or such a person with a right. */
export type Access = 'public' | 'site' | Right;

/**
 * One call that the app and the server agree on: the server mounts it, the app sends it, the
 * OpenAPI document, the security matrix and the fuzzer are made from it.
 *
 * `path` is below `/api`, with `{name}` for each parameter. `errors` lists the codes that only
 * this call answers with; those any call may answer with stand in `errors.ts`. `offline: 'queue'`
 * lets the app keep the call in its outbox until the server has answered; it then says by the
 * headers `Done-At` and `Done-Ago` when it was done.
 */
export interface Call<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Result extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly result: Result;
  readonly errors: readonly `${string}.${string}`[];
  readonly offline?: 'queue' | undefined;
  /** The largest body in bytes, where 1 MB is too little. */
  readonly largest?: number;
  /** The answer is a file, not JSON. */
  readonly answers?: 'file';
  /** The answer holds a secret, such as a token or an address that opens something: it is kept sealed, if at all. */
  readonly secret?: true;
  /** Goes without an Idempotency-Key: it only asks, or its answer must not be kept for who asks again. */
  readonly keyless?: true | undefined;
}

/** What the one who calls must give. A part without fields may be left out. */
export type Input<C extends Call> = Part<'params', z.input<C['params']>> &
  Part<'query', z.input<C['query']>> &
  Part<'body', z.input<C['body']>>;
type Part<Name extends string, T> =
  Record<never, never> extends T ? { [K in Name]?: T } : { [K in Name]: T };

/** The answer of a call, envelope included, as its reader gets it. */
export type Answer<C extends Call> = z.output<C['result']>;

type Empty = z.ZodMiniObject<Record<never, never>>;
// Made for each call: zod schemas carry state once used, and an empty one costs nothing.
const empty = (): Empty => z.object({});

interface Spec<P, Q, B, R, A, O, K> {
  summary: string;
  access: A;
  params?: P;
  query?: Q;
  body?: B;
  result: R;
  errors?: Call['errors'];
  offline?: O;
  largest?: number;
  answers?: 'file';
  secret?: true;
  keyless?: K;
}

/** A call whose types also know its method, who may make it, whether it may wait offline and whether it needs a key. */
type Declared<
  P extends z.ZodMiniType,
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  R extends z.ZodMiniType,
  A,
  O,
  K,
  M,
> = Call<P, Q, B, R> & {
  readonly method: M;
  readonly access: A;
  readonly offline?: O;
  readonly keyless: K;
};

function method<M extends Method>(verb: M) {
  return function call<
    R extends z.ZodMiniType,
    A extends Access,
    P extends z.ZodMiniType = Empty,
    Q extends z.ZodMiniType = Empty,
    B extends z.ZodMiniType = Empty,
    O extends 'queue' | undefined = undefined,
    K extends true | undefined = undefined,
  >(path: `/${string}`, spec: Spec<P, Q, B, R, A, O, K>): Declared<P, Q, B, R, A, O, K, M> {
    const call = {
      method: verb,
      path,
      summary: spec.summary,
      access: spec.access,
      params: spec.params ?? (empty() as z.ZodMiniType as P),
      query: spec.query ?? (empty() as z.ZodMiniType as Q),
      body: spec.body ?? (empty() as z.ZodMiniType as B),
      result: spec.result,
      errors: spec.errors ?? [],
      ...(spec.offline && { offline: spec.offline }),
      ...(spec.largest && { largest: spec.largest }),
      ...(spec.answers && { answers: spec.answers }),
      ...(spec.secret && { secret: spec.secret }),
      ...(spec.keyless && { keyless: spec.keyless }),
    };
    return call as Declared<P, Q, B, R, A, O, K, M>;
  };
}

export const get = method('GET');
export const post = method('POST');
export const put = method('PUT');
export const patch = method('PATCH');
export const del = method('DELETE');

/** The envelope of one answer: `{ data }`. */
export const data = <T extends z.ZodMiniType>(shape: T) => z.object({ data: shape });

/** An id in a path or query: digits only on the wire, a positive number that stays exact in JavaScript to its reader. */
export const idParam = z.pipe(
  z.union([z.int().check(z.positive()), z.string().check(z.regex(/^[1-9]\d{0,14}$/))]),
  z.transform((id: number | string) => Number(id)),
);
export const idParams = z.object({ id: idParam });

/** The word of a resource or of one of its fields. */
export const codeWord = z
  .string()
  .check(z.minLength(1), z.maxLength(60), z.regex(/^[a-z][a-z0-9_-]*$/));

/** An instant in an answer: ISO 8601 in UTC. One that is sent in is an `instantInput`. */
export const instant = z.iso.datetime();

/** The header by which a call that waited on a device says when it was done: an instant. */
export const doneAtHeader = 'done-at';

/** Says how long ago that was (ms), by the device's own clock: what counts where `done-at` is of a time to come, since the clock was set meanwhile. */
export const doneAgoHeader = 'done-ago';

/** The answer of a call that only does something. */
export const done = data(z.null());
