import type { ErrorBody } from '#contract/kit/errors.ts';

type ErrorParts = Partial<ErrorBody['error']>;

/** The server answered no. `message` is in the person's language, empty when the answer was not in our shape. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | null;
  /** What was changed elsewhere, as it is now, where the server says it. */
  readonly current: unknown;

  constructor(status: number, error: ErrorParts) {
    super(error.message ?? '');
    this.status = status;
    this.code = error.code ?? 'common.server';
    this.fields = error.fields ?? {};
    this.requestId = error.requestId ?? null;
    this.current = error.current;
  }
}

/** The server was not reached, or something between us and it answered in its place. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';

  constructor(cause?: unknown) {
    super('The server was not reached', { cause });
  }
}

/** Says of what did not come, as the `catch` of an `import()`, that the server was not reached. */
export function throwOffline(cause: unknown): never {
  throw new OfflineError(cause);
}
