import { useTranslation } from 'react-i18next';
import { NotificationChoices } from '#src/features/platform/notifications/exports.ts';
import { AccountPage } from './account-page.tsx';
import { Logins } from './logins.tsx';
import { PersonForm } from './person-form.tsx';
import { SecondFactor } from './second-factor/second-factor.tsx';

/** Who one is to the others, where one is logged in, and what protects that. */
export default function SettingsScreen() {
  const { t } = useTranslation('preferences');
  return (
    <AccountPage heading={t('settings.heading')}>
      <div className="stack">
        <PersonForm />
        <Logins />
      </div>
      <div className="stack">
        <SecondFactor />
        <NotificationChoices />
      </div>
    </AccountPage>
  );
}
