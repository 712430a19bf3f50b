import { useTranslation } from 'react-i18next';
import { preferencesCalls, type Settings } from '#contract/platform/preferences.ts';
import { DraftForm } from '#src/crud/draft-form.tsx';
import { useSettings } from '#src/crud/use-settings.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { TextField } from '#src/ui/input/text-field.tsx';
import { AccountCard } from './account-page.tsx';
import { afterSave } from './after-save.ts';

type Saved = Settings & { readonly email: string; readonly version: number };

/** Name and telephone; the e-mail is shown, for it is what one logs in with. */
export function PersonForm() {
  const { t } = useTranslation('preferences');
  const siteId = useSiteId();
  const form = useSettings({
    name: 'settings',
    read: preferencesCalls.settings,
    save: preferencesCalls.saveSettings,
    onSaved: () => afterSave(siteId),
  });
  const fields = [
    { name: 'firstname', label: t('settings.firstname'), autoComplete: 'given-name' },
    { name: 'lastname', label: t('settings.lastname'), autoComplete: 'family-name' },
  ] as const;
  const shown = [
    ...fields.map(({ name, label }) => ({ label, of: (person: Saved) => person[name] })),
    { label: t('settings.phone'), of: ({ phone }: Saved) => phone },
  ];

  return (
    <AccountCard heading={t('settings.person')}>
      <DraftForm form={form} shown={shown}>
        {(person) => (
          <>
            <div className="grid">
              {fields.map(({ name, label, autoComplete }) => (
                <TextField
                  key={name}
                  label={label}
                  fieldError={form.fieldErrors[name]}
                  autoComplete={autoComplete}
                  maxLength={80}
                  value={person[name]}
                  onChange={({ target }) => form.change({ [name]: target.value })}
                />
              ))}
            </div>
            <TextField
              label={t('settings.phone')}
              fieldError={form.fieldErrors['phone']}
              type="tel"
              autoComplete="tel"
              maxLength={30}
              value={person.phone}
              onChange={({ target }) => form.change({ phone: target.value })}
            />
            <dl className="facts">
              <div>
                <dt>{t('settings.email')}</dt>
                <dd>{person.email}</dd>
              </div>
            </dl>
          </>
        )}
      </DraftForm>
    </AccountCard>
  );
}
