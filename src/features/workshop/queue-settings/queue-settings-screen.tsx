import { queueSettings } from '#contract/workshop/queue-settings.ts';
import { SettingsPage } from '#src/crud/settings/settings-page.tsx';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { QueueLinks } from './queue-links.tsx';
import { StationsField } from './stations-field.tsx';
import './queue-settings.css';

const inputs = { expediteTargets: StationsField, garageTargets: StationsField };

/** What holds for the site's queue, and which lobby screens and kiosks are let in. */
export default function QueueSettingsScreen() {
  return (
    <SettingsPage settings={queueSettings} inputs={inputs}>
      <QueueLinks siteId={useSiteId()} />
    </SettingsPage>
  );
}
