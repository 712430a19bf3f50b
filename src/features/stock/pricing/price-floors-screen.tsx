import { priceFloors } from '#contract/stock/pricing/price-floors.ts';
import { SettingsPage } from '#src/crud/settings/settings-page.tsx';

/** How far below proposed prices people sell. */
export default function PriceFloorsScreen() {
  return <SettingsPage settings={priceFloors} />;
}
