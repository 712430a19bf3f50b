import { billing } from '#contract/economy/billing.ts';
import { SettingsPage } from '#src/crud/settings/settings-page.tsx';
import { logProblem } from '#src/device/log.ts';
import { CompanyLogo } from './company-logo.tsx';
import { NumberSeries } from './number-series.tsx';
import { SetupChecklist } from './setup-checklist.tsx';
import { useSetup } from './use-setup.ts';

/** What stands on a company’s invoices of itself, and what it lacks before it can issue any. */
export default function BillingScreen() {
  const { setup, numbers } = useSetup();
  const readAgain = () =>
    void setup
      .refetch()
      .catch((cause: unknown) => logProblem('The setup was not read again', cause));
  return (
    <SettingsPage settings={billing} lead={<SetupChecklist setup={setup} />}>
      <CompanyLogo onChanged={readAgain} />
      <NumberSeries numbers={numbers} />
    </SettingsPage>
  );
}
