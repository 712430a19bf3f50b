import { onlinePayments } from '#contract/economy/payment-links/online-payments.ts';
import { SettingsPage } from '#src/crud/settings/settings-page.tsx';
import { ProviderKeys } from './provider-keys.tsx';

/** By whom a company's invoices can be paid online. */
export default function OnlinePaymentsScreen() {
  return (
    <SettingsPage settings={onlinePayments}>
      <ProviderKeys />
    </SettingsPage>
  );
}
