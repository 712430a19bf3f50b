import { errorStatus, type ErrorCode } from '#contract/errors.ts';
import { RuleError } from '#contract/kit/rules/rule-error.ts';
import { type ErrorBody } from '#contract/kit/errors.ts';
import type { Language } from '#contract/platform/languages.ts';
import { errorWords } from './words.ts';

/** A refusal that has a code, words in every language and an HTTP status. Thrown by rules, repos and routes. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Put into the words' {{placeholders}}. */
  readonly values: Record<string, string | number>;
  /** Input name to the code of what is wrong with it. */
  readonly fields: Record<string, string> | undefined;
  /** What was changed elsewhere, as the call that reads it answers. */
  readonly current: unknown;

  constructor(
    code: ErrorCode,
    values: Record<string, string | number> = {},
    fields?: Record<string, string>,
    current?: unknown,
  ) {
    super(code);
    this.code = code;
    this.values = values;
    this.fields = fields;
    this.current = current;
  }
}

/** An error as it is kept for who asks for the same again. */
export const keptError = ({ code, values, fields, current }: AppError) => ({
  code,
  values,
  fields,
  current,
});

/** The error that was kept so; of a build that had others, at least that it was one. */
export function errorOfKept(kept: unknown): AppError {
  const { code, values, fields, current } = kept as ReturnType<typeof keptError>;
  return new AppError(isErrorCode(code) ? code : 'common.wrong_state', values, fields, current);
}

/** Somebody else saved in between: returns what is there now, so that its reader needs no other call for it. */
export const changedElsewhere = (current: unknown): AppError =>
  new AppError('common.changed_elsewhere', {}, undefined, current);

/** The HTTP status and the body that report an error to the caller, in their language. */
export function answerTo(
  error: AppError,
  language: Language,
  requestId: string,
): { status: number; body: ErrorBody } {
  const fields =
    error.fields &&
    Object.fromEntries(
      Object.entries(error.fields).map(([name, code]) => [
        name,
        errorWords(language, `common.${code}`),
      ]),
    );
  return {
    status: errorStatus[error.code],
    body: {
      error: {
        code: error.code,
        message: errorWords(language, error.code, { ...error.values, requestId }),
        ...(fields && { fields }),
        ...(error.current !== undefined && { current: error.current }),
        requestId,
      },
    },
  };
}

// PostgreSQL's own codes (appendix A of its manual), and those of the operating system.
const ofDatabase: Record<string, ErrorCode> = {
  '23505': 'common.already_exists',
  '23P01': 'common.already_exists',
  '23503': 'common.in_use',
  '23502': 'common.wrong_input',
  '23514': 'common.wrong_input',
  '22001': 'common.wrong_input',
  '22003': 'common.wrong_input',
  '22007': 'common.wrong_input',
  '22008': 'common.wrong_input',
  '22021': 'common.wrong_input',
  '22P05': 'common.wrong_input',
  '42501': 'common.not_found',
  '53100': 'common.disk_full',
  // Of the disk itself: photos are files beside the database.
  ENOSPC: 'common.disk_full',
  EDQUOT: 'common.disk_full',
  '57014': 'common.unavailable',
  '40001': 'common.unavailable',
  '40P01': 'common.unavailable',
};

/**
 * What an error thrown while serving a call means to the caller, or undefined when it is a bug.
 * A row the policies refuse is as good as not there.
 */
export function meaningOf(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error instanceof RuleError && isErrorCode(error.message)) {
    return new AppError(error.message, { ...error.values });
  }
  if (!(error instanceof Error)) return undefined;
  if (databaseIsAway(error)) return new AppError('common.unavailable');
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 415) return new AppError('common.not_json');
  if (status === 413) return new AppError('common.body_too_large');
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new AppError('common.bad_request');
  }
  const code =
    'code' in error && typeof error.code === 'string' ? ofDatabase[error.code] : undefined;
  return code && new AppError(code);
}

/** True when the database could not be reached or went away: it heals by itself, so trying again later is right. */
export function databaseIsAway(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // Classes 08 (connection) and 57P (shut down, starting up), 53300 (too many connections), and the sockets' own.
  if (/^(08|57P|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT|EHOSTUNREACH)/.test(code))
    return true;
  return /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(
    error.message,
  );
}

function isErrorCode(code: string): code is ErrorCode {
  return code in errorStatus;
}
