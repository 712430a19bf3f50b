import { logisticsNotices } from '#contract/hotel/logistics-notices.ts';
import { SettingsPage } from '#src/crud/settings/settings-page.tsx';

/** Of what in the tyre hotel people are notified, and whom. */
export default function LogisticsNoticesScreen() {
  return <SettingsPage settings={logisticsNotices} />;
}
