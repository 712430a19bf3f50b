import { useTranslation } from 'react-i18next';
import './queue-screens.css';

/** The link lets nobody in: it was mistyped, revoked, or its day is over. Which one is not told. */
export function DeadLink() {
  const { t } = useTranslation('queue-screens');
  return (
    <div className="screen-note stack center" role="status">
      <h1>{t('dead.title')}</h1>
      <p className="muted">{t('dead.text')}</p>
    </div>
  );
}
