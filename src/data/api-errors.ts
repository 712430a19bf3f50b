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

/** A page came in place of an answer: of a Wi-Fi that wants a login, or of a filter. */
export const foreignPage = 'a page of somebody else';

/** What answered in the server's place, as the words of `failed` have it; null where nothing did, or nothing is known of it. */
export function answeredInstead(error: unknown): 'page' | 'tooLarge' | 'between' | null {
  // A proxy on the way has answered for good: the same again is as large.
  if (error instanceof ApiError) return isProxyLimit(error) ? 'tooLarge' : null;
  if (!(error instanceof OfflineError)) return null;
  const { cause } = error;
  if (cause === foreignPage || cause === 511) return 'page';
  return typeof cause === 'number' ? 'between' : null;
}

/** Says of what did not come, as the `catch` of an `import()`, that the server was not reached. */
export function throwOffline(cause: unknown): never {
  throw new OfflineError(cause);
}

const isProxyLimit = ({ status, message }: ApiError): boolean => status === 413 && message === '';
