import type { ErrorBody } from '#contract/kit/errors.ts';

type Said = Partial<ErrorBody['error']>;

/** The server answered no. `message` is in the person's language, empty when the answer was not in our shape. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | null;
  /** What was changed elsewhere, as it is now, where the server says it. */
  readonly current: unknown;

  constructor(status: number, said: Said) {
    super(said.message ?? '');
    this.status = status;
    this.code = said.code ?? 'common.server';
    this.fields = said.fields ?? {};
    this.requestId = said.requestId ?? null;
    this.current = said.current;
  }
}

/** The server was not reached, or something between us and it answered in its place. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';

  constructor(cause?: unknown) {
    super('The server was not reached', { cause });
  }
}
