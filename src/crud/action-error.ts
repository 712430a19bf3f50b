import i18next from 'i18next';
import { ApiError, OfflineError } from '#src/data/api-errors.ts';
import { whatAnswered } from '#src/data/failures.ts';
import { logProblem } from '#src/device/log.ts';

/** Why something was not done, in the person's language, and what is wrong with which field. */
export interface ActionError {
  readonly text: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** A failed call as a form shows it: what was typed is still there. */
export function actionErrorOf(cause: unknown): ActionError {
  const instead = whatAnswered(cause);
  if (instead !== null)
    return { text: `${instead} ${i18next.t('common:failed.kept')}`, fields: {} };
  if (cause instanceof OfflineError) return { text: i18next.t('common:draft.offline'), fields: {} };
  if (cause instanceof ApiError && cause.message) {
    return { text: cause.message, fields: cause.fields };
  }
  logProblem('A form was not sent', cause);
  return { text: i18next.t('common:draft.failed'), fields: {} };
}
