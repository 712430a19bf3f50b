import { useTranslation } from 'react-i18next';
import { answeredInstead } from '#src/data/api-errors.ts';
import './queue-screens.css';

interface Props {
  offline: boolean;
  /** Why it did not come; null while nothing is wrong. */
  cause: unknown;
}

/** Before there is anything to show: on its way, without the server, or with something else in its place. */
export function NotYet({ offline, cause }: Props) {
  const { t } = useTranslation('queue-screens');
  return (
    <div className="screen-note stack center" role="status">
      <p className="muted">
        {!offline ? t('loading') : answeredInstead(cause) ? t('instead') : t('offline')}
      </p>
    </div>
  );
}
