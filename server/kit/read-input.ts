import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Call } from '#contract/kit/call.ts';
import { AppError } from './errors.ts';

/** The parts of a request, checked against the contract. */
export interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** Who sends: one device keeps one id for ever. Empty when the sender has none. */
  readonly deviceId: string;
  /** The Idempotency-Key of a write. */
  readonly key: string | undefined;
}

/** Reads a request as the call's contract has it. Throws `common.not_found` for an id that cannot be, else `common.wrong_input` with the fields. */
export function readInput(call: Call, request: FastifyRequest): Input {
  const params = call.params.safeParse(request.params);
  if (!params.success) throw new AppError('common.not_found');
  const query = call.query.safeParse(request.query);
  const body = call.body.safeParse(request.body ?? {});
  if (!query.success) throw refusal(query.error.issues);
  if (!body.success) throw refusal(body.error.issues);
  if ([params, query, body].some((part) => holdsNul(part.data))) {
    throw new AppError('common.wrong_input');
  }
  return {
    params: params.data,
    query: query.data,
    body: body.data,
    deviceId: headerOf(request, 'device-id') ?? '',
    key: call.method === 'GET' || call.keyless ? undefined : headerOf(request, 'idempotency-key'),
  };
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  if (value === undefined) return undefined;
  if (typeof value === 'string' && /^[\w-]{1,100}$/.test(value)) return value;
  throw new AppError('common.wrong_input', {}, { [name]: 'fields.format' });
}

/** PostgreSQL cannot hold a NUL in a text. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, part]) => key.includes('\0') || holdsNul(part));
}

type Issue = z.core.$ZodIssue;

function refusal(issues: readonly Issue[]): AppError {
  const fields = Object.fromEntries(issues.map((issue) => [issue.path.join('.'), wordOf(issue)]));
  return new AppError('common.wrong_input', {}, fields);
}

/** The word, below `common:errors`, that says what is wrong with a field. */
function wordOf(issue: Issue): string {
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? 'fields.required'
        : 'fields.too_small';
    case 'too_big':
      return issue.origin === 'string' ? 'fields.too_long' : 'fields.too_big';
    case 'invalid_type':
      return issue.input === undefined ? 'fields.required' : 'fields.type';
    default:
      return 'fields.format';
  }
}
