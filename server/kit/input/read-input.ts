import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Call } from '#contract/kit/call.ts';
import { AppError } from '../errors.ts';
import { withCurrentNames } from './earlier-names.ts';
import { unsoundText } from './sound-text.ts';

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

/** Reads a request as the call's contract has it. Throws `common.bad_text`, `common.not_found` for an id that cannot be, else `common.wrong_input` with the fields. */
export function readInput(call: Call, request: FastifyRequest): Input {
  const params = call.params.safeParse(request.params);
  if (!params.success) throw new AppError('common.not_found');
  assertSound(params.data, request.query, request.body);
  const query = call.query.safeParse(request.query);
  const body = call.body.safeParse(withCurrentNames(request.body ?? {}));
  if (!query.success) throw inputError(query.error.issues);
  if (!body.success) throw inputError(body.error.issues);
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

/** The one place where texts are refused that no database and no JSON of it can hold. Throws `common.bad_text` with the field. */
function assertSound(...parts: unknown[]): void {
  for (const part of parts) {
    const where = unsoundText(part);
    if (where === undefined) continue;
    throw new AppError(
      'common.bad_text',
      {},
      where === '' ? undefined : { [where]: 'fields.format' },
    );
  }
}

type Issue = z.core.$ZodIssue;

function inputError(issues: readonly Issue[]): AppError {
  const fields = Object.fromEntries(issues.map((issue) => [issue.path.join('.'), wordOf(issue)]));
  return new AppError('common.wrong_input', {}, fields);
}

/** The word, below `common:errors`, that says what is wrong with a field. */
function wordOf(issue: Issue): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'fields.required';
  // A field may say by itself what it takes.
  if (issue.message.startsWith('fields.')) return issue.message;
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'date') return 'fields.too_early';
      return issue.origin === 'string' && issue.minimum === 1
        ? 'fields.required'
        : 'fields.too_small';
    case 'too_big':
      if (issue.origin === 'date') return 'fields.too_late';
      return issue.origin === 'string' ? 'fields.too_long' : 'fields.too_big';
    case 'invalid_type':
      return 'fields.type';
    default:
      return 'fields.format';
  }
}
