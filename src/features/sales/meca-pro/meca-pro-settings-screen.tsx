import { mecaProSettings } from '#contract/sales/meca-pro/settings.ts';
import { SettingsPage } from '#src/crud/settings/settings-page.tsx';
import { KeySection } from './key-section.tsx';

/** How a site is connected to the parts catalogue. */
export default function MecaProSettingsScreen() {
  return (
    <SettingsPage settings={mecaProSettings}>
      <KeySection />
    </SettingsPage>
  );
}
