import { reminderSettings } from '#contract/economy/reminder-runs/reminder-settings.ts';
import { SettingsPage } from '#src/crud/settings/settings-page.tsx';

/** When a company reminds who pays late, and what it asks for besides. */
export default function ReminderSettingsScreen() {
  return <SettingsPage settings={reminderSettings} />;
}
