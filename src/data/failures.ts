import i18next from 'i18next';
import type words from '#locales/en/common.json';
import { logProblem } from '../device/log.ts';
import { showAlert } from './alerts.ts';
import { ApiError, OfflineError } from './api-errors.ts';

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
 * A failure in words, as the error catalogue has it: the server's message under 'Error: {context}',
 * the text of any other error under 'Unknown error'.
 */
function describeFailure(
  context: FailureContext,
  cause: unknown,
  values: Record<string, string> = {},
): Failure {
  if (cause instanceof ApiError && cause.message) {
    const { code, status, requestId } = cause;
    const details = [code, status, requestId].filter(Boolean).join(' · ');
    return { title: failureTitle(context, values), content: cause.message, details };
  }
  const content =
    cause instanceof ApiError
      ? i18next.t('common:failed.wordless', { status: cause.status })
      : String(cause instanceof Error ? cause.message || cause.name : cause);
  return { title: i18next.t('common:failed.unknown'), content, details: '' };
}

/**
 * Tells the person that something failed, by an alert that stays until it is closed, and logs it.
 * Not when the server was not reached, which the bar says and the outbox makes good, nor when the
 * call was given up on purpose.
 */
export function reportFailure(
  context: FailureContext,
  cause: unknown,
  values: Record<string, string> = {},
): void {
  if (cause instanceof OfflineError || (cause as Error | null)?.name === 'AbortError') return;
  logProblem(`Failed: ${context}`, cause);
  showAlert({ type: 'error', persistent: true, ...describeFailure(context, cause, values) });
}
