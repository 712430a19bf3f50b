import { creditSettings } from '#contract/economy/credit-limits/credit-settings.ts';
import { SettingsPage } from '#src/crud/settings/settings-page.tsx';

/** How much credit customers have for whom nothing was approved, and who approves. */
export function UsualCredit() {
  return <SettingsPage settings={creditSettings} />;
}
