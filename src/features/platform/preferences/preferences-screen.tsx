import { useTranslation } from 'react-i18next';
import { AccountPage } from './account-page.tsx';
import { DeviceChoices } from './device-choices.tsx';
import { PersonChoices } from './person-choices.tsx';

/** What a person prefers: everywhere, and on this device. */
export default function PreferencesScreen() {
  const { t } = useTranslation('preferences');
  return (
    <AccountPage heading={t('preferences.heading')}>
      <PersonChoices />
      <DeviceChoices />
    </AccountPage>
  );
}
