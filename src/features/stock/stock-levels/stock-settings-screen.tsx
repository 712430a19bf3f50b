import { stockSettings } from '#contract/stock/stock-levels/stock-settings.ts';
import { SettingsPage } from '#src/crud/settings/settings-page.tsx';

/** How a site guards its stock. */
export default function StockSettingsScreen() {
  return <SettingsPage settings={stockSettings} />;
}
