import { billing } from '#contract/economy/billing.ts';
import { SettingsPage } from '#src/crud/settings/settings-page.tsx';
import { NumberSeries, SetupChecklist } from '#src/features/economy/company-setup/exports.ts';

/** What stands on a company’s invoices of itself, and what it lacks before it can issue any. */
export default function BillingScreen() {
  return (
    <SettingsPage settings={billing} lead={<SetupChecklist />}>
      <NumberSeries />
    </SettingsPage>
  );
}
