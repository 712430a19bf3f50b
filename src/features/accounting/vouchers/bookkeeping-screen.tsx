import { bookkeeping } from '#contract/accounting/vouchers/bookkeeping.ts';
import { SettingsPage } from '#src/crud/settings/settings-page.tsx';

/** Until when a company's books are closed. */
export default function BookkeepingScreen() {
  return <SettingsPage settings={bookkeeping} />;
}
