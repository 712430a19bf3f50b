import i18next from 'i18next';
import { ApiError } from '#src/data/api-errors.ts';
import { showAlert } from '#src/data/alerts.ts';
import { whatAnswered, type FailureContext } from '#src/data/failures.ts';
import { logProblem } from '#src/device/log.ts';

/** Tells that what somebody asked to see could not be loaded: an alert of the specification's (§8), without the server too. */
export function alertNotLoaded(
  context: Extract<FailureContext, 'moreNotifications' | 'loadNotification'>,
  cause: unknown,
): void {
  const title = i18next.t(`common:failed.contexts.${context}`);
  logProblem(title, cause);
  const message = cause instanceof ApiError && cause.message;
  showAlert({
    type: 'error',
    title,
    content: whatAnswered(cause) ?? (message || i18next.t('notifications:notReached')),
    persistent: true,
  });
}
