import { pricingSettings } from '#contract/stock/pricing/price-rules.ts';
import { SettingsPage } from '#src/crud/settings/settings-page.tsx';

/** How a chain makes its prices. */
export default function PricingSettingsScreen() {
  return <SettingsPage settings={pricingSettings} />;
}
