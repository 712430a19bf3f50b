import { useTranslation } from 'react-i18next';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { QueueView } from './queue-view.tsx';

/** The queue on a page of its own: what a phone has, and a screen on a counter that shows nothing else. */
export default function QueueScreen() {
  const siteId = useSiteId();
  const { t } = useTranslation('queue');
  return (
    <div className="queue page">
      <h1 className="visually-hidden-on-phones">{t('title')}</h1>
      <QueueView key={siteId} siteId={siteId} as="page" />
    </div>
  );
}
