import { creditSettings } from '#contract/economy/credit-limits/credit-settings.ts';
import { SettingsPage } from '#src/crud/settings/settings-page.tsx';
import { useMay } from '#src/crud/use-may-write.ts';
import { BureauKey } from './checks/bureau-key.tsx';

/** How much credit customers have for whom nothing was approved, who approves, and at which credit bureau customers are checked. */
export function UsualCredit() {
  const may = useMay();
  return (
    <SettingsPage settings={creditSettings}>
      {may('credit_limits.approve_any') && <BureauKey />}
    </SettingsPage>
  );
}
