import { automaticReminders } from '#contract/economy/reminder-runs/automatic-reminders.ts';
import { SettingsPage } from '#src/crud/settings/settings-page.tsx';

/** When it is proposed by itself whom a company reminds. */
export default function AutomaticRemindersScreen() {
  return <SettingsPage settings={automaticReminders} />;
}
