import { costCentreSettings } from '#contract/customer/cost-centres/settings.ts';
import { SettingsPage } from '#src/crud/settings/settings-page.tsx';

/** How orders get their cost centre. */
export default function CostCentreConfigScreen() {
  return <SettingsPage settings={costCentreSettings} />;
}
