import { treadThresholds } from '#contract/workshop/tread-depth/thresholds.ts';
import { SettingsPage } from '#src/crud/settings/settings-page.tsx';
import { LawTable } from './law-table.tsx';
import '../tread-depth.css';

/** At which depths new tyres are advised: by the chain, and by the site where it differs; and what the law asks. */
export default function ThresholdsScreen() {
  return (
    <SettingsPage settings={treadThresholds}>
      <LawTable />
    </SettingsPage>
  );
}
