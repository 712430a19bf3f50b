import { automaticInvoicing } from '#contract/economy/invoice-runs/automatic-invoicing.ts';
import { SettingsPage } from '#src/crud/settings/settings-page.tsx';

/** When finished orders are invoiced by themselves, and which. */
export default function AutomaticInvoicingScreen() {
  return <SettingsPage settings={automaticInvoicing} />;
}
