import { useTranslation } from 'react-i18next';
import './queue-screens.css';

/** Before there is anything to show: on its way, or without the server. */
export function NotYet({ offline }: { offline: boolean }) {
  const { t } = useTranslation('queue-screens');
  return (
    <div className="screen-note stack center" role="status">
      <p className="muted">{offline ? t('offline') : t('loading')}</p>
    </div>
  );
}
