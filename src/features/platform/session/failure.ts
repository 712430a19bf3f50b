import { useTranslation } from 'react-i18next';
import { answeredInstead, ApiError, OfflineError } from '#src/data/api-errors.ts';
import { logProblem } from '#src/device/log.ts';

/** Returns what turns a failed call into words for the person: the server's own when it gave any. */
export function useFailureText(): (cause: unknown) => string {
  const { t } = useTranslation('session');
  return (cause) => {
    if (cause instanceof OfflineError) {
      return t(answeredInstead(cause) ? 'login.answeredInstead' : 'login.offline');
    }
    if (cause instanceof ApiError && cause.message) return cause.message;
    logProblem('A call failed', cause);
    return t('login.failed');
  };
}
