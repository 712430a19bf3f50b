import { useTranslation } from 'react-i18next';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { QueueLinks } from './queue-links.tsx';
import { SettingsForm } from './settings-form.tsx';
import './queue-settings.css';

/** What holds for the site's queue, and which lobby screens and kiosks are let in. */
export default function QueueSettingsScreen() {
  const { t } = useTranslation('queue-settings');
  const siteId = useSiteId();
  return (
    <div className="queue-settings">
      <header>
        <h1>{t('title')}</h1>
      </header>
      <SettingsForm />
      <QueueLinks siteId={siteId} />
    </div>
  );
}
