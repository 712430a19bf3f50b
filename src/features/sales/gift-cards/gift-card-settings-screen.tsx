import { giftCardSettings } from '#contract/sales/gift-cards/gift-card-settings.ts';
import { SettingsPage } from '#src/crud/settings/settings-page.tsx';

/** For how long gift cards hold. */
export default function GiftCardSettingsScreen() {
  return <SettingsPage settings={giftCardSettings} />;
}
