import i18next from 'i18next';
import type words from '#locales/en/common.json';
import { logProblem } from '../device/log.ts';
import { showAlert } from './alerts.ts';
import { answeredInstead, ApiError, OfflineError } from './api-errors.ts';

/** What was being done when it failed: a key of `failed.contexts` in the common words (specification §8). */
export type FailureContext = keyof (typeof words)['failed']['contexts'];

/** What a failure is about, in words. */
interface Failure {
  readonly title: string;
  readonly content: string;
  /** What support asks for; empty when there is nothing more to say. */
  readonly details: string;
}

/** `Error: Failed to expedite person`, in the person's language. `values` fill the context's places. */
export const failureTitle = (
  context: FailureContext,
  values: Record<string, string> = {},
): string =>
  i18next.t('common:failed.title', {
    what: i18next.t(`common:failed.contexts.${context}`, values),
  });

/**
 * A failure in words, as the error catalogue has it: under `title` the server's message, or that it
 * was not reached; the text of any other error under 'Unknown error'.
 */
function describeFailure(title: string, cause: unknown): Failure {
  const instead = whatAnswered(cause);
  if (instead !== null) return { title, content: instead, details: '' };
  if (cause instanceof OfflineError) return { title, content: whyNotReached(cause), details: '' };
  if (cause instanceof ApiError && cause.message) {
    const { code, status, requestId } = cause;
    const details = [code, status, requestId].filter(Boolean).join(' · ');
    return { title, content: cause.message, details };
  }
  const content =
    cause instanceof ApiError
      ? i18next.t('common:failed.wordless', { status: cause.status })
      : String(cause instanceof Error ? cause.message || cause.name : cause);
  return { title: i18next.t('common:failed.unknown'), content, details: '' };
}

/** What answered in the server's place, in words; null where nothing did: the network is away. */
export function whatAnswered(error: unknown): string | null {
  const instead = answeredInstead(error);
  const status = String((error as Error | null)?.cause);
  return instead && i18next.t(`common:failed.${instead}`, { status });
}

function whyNotReached({ cause }: OfflineError): string {
  const isLate = (cause as Error | undefined)?.name === 'TimeoutError';
  return i18next.t(isLate ? 'common:failed.late' : 'common:failed.notReached');
}

/** Notifies the person that something failed, by an alert that stays until it is closed, and logs it. Not when the call was given up on purpose. */
export function reportFailure(
  context: FailureContext,
  cause: unknown,
  values: Record<string, string> = {},
): void {
  if ((cause as Error | null)?.name === 'AbortError') return;
  logProblem(`Failed: ${context}`, cause);
  const failure = describeFailure(failureTitle(context, values), cause);
  showAlert({ type: 'error', persistent: true, ...failure });
}

/** What an alert says of something that was done and is not at the server. */
interface Unsent {
  /** As the error catalogue has it. */
  readonly title: string;
  /** Whom it is about, where that is known. */
  readonly who?: string | undefined;
  readonly cause: unknown;
  /** It is sent by itself when the server answers; else it was refused. */
  readonly waits: boolean;
  readonly persistent?: boolean;
}

/** Notifies the person of something done that the server refused, or that has to wait for it; the list of what is not sent goes on showing it. */
export function reportUnsent({ title, who, cause, waits, persistent = false }: Unsent): void {
  const failure = describeFailure(title, cause);
  const text = [who, failure.content].filter(Boolean).join(': ');
  const content = waits ? `${text} ${i18next.t('common:failed.waits')}` : text;
  showAlert({ type: 'error', persistent, ...failure, content });
}
