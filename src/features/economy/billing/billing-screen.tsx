import { billing } from '#contract/economy/billing.ts';
import { SettingsPage } from '#src/crud/settings/settings-page.tsx';

/** What stands on a company’s invoices of itself. */
export default function BillingScreen() {
  return <SettingsPage settings={billing} />;
}
