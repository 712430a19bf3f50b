import { useTranslation } from 'react-i18next';
import { preferencesCalls, type Preferences } from '#contract/platform/preferences.ts';
import { DraftForm } from '#src/crud/draft-form.tsx';
import { useSettings } from '#src/crud/use-settings.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { SelectField } from '#src/ui/input/select-field.tsx';
import { AccountCard } from './account-page.tsx';
import { afterSave } from './after-save.ts';
import { useStartPages } from './use-start-pages.ts';

type Saved = Preferences & { readonly version: number };

const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC'];

/** What follows the person to every device. */
export function PersonChoices() {
  const { t } = useTranslation('preferences');
  const siteId = useSiteId();
  const startPages = useStartPages();
  const form = useSettings({
    name: 'preferences',
    read: preferencesCalls.preferences,
    save: preferencesCalls.savePreferences,
    onSaved: () => afterSave(siteId),
  });
  const languages = [
    { value: '', label: t('preferences.languageOfBrowser') },
    { value: 'en', label: 'English' },
    { value: 'nb', label: 'Norsk bokmål' },
    { value: 'sv', label: 'Svenska' },
  ];
  const dateStyles = [
    { value: 'words', label: t('preferences.datesInWords') },
    { value: 'numbers', label: t('preferences.datesInNumbers') },
  ];
  const nameOf = (options: readonly { value: string; label: string }[], value: string) =>
    options.find((one) => one.value === value)?.label ?? value;
  const shown = [
    {
      label: t('preferences.language'),
      of: ({ language }: Saved) => nameOf(languages, language ?? ''),
    },
    { label: t('preferences.timezone'), of: ({ timezone }: Saved) => timezone },
    {
      label: t('preferences.startPage'),
      of: ({ startPage }: Saved) => nameOf(startPages, startPage),
    },
    { label: t('preferences.dates'), of: ({ dates }: Saved) => nameOf(dateStyles, dates) },
  ];

  return (
    <AccountCard heading={t('preferences.everywhere')} text={t('preferences.everywhereText')}>
      <DraftForm form={form} shown={shown}>
        {({ language, timezone, startPage, dates }) => (
          <>
            <SelectField
              label={t('preferences.language')}
              fieldError={form.fieldErrors['language']}
              options={languages}
              value={language ?? ''}
              onChoose={(value) => form.change({ language: (value || null) as Saved['language'] })}
            />
            <SelectField
              label={t('preferences.timezone')}
              fieldError={form.fieldErrors['timezone']}
              options={[...new Set([timezone, ...zones])].map((zone) => ({
                value: zone,
                label: zone.replaceAll('_', ' '),
              }))}
              value={timezone}
              onChoose={(value) => form.change({ timezone: value })}
            />
            <SelectField
              label={t('preferences.startPage')}
              hint={t('preferences.startPageHint')}
              fieldError={form.fieldErrors['startPage']}
              options={startPages}
              value={startPage}
              onChoose={(value) => form.change({ startPage: value })}
            />
            <SelectField
              label={t('preferences.dates')}
              fieldError={form.fieldErrors['dates']}
              options={dateStyles}
              value={dates}
              onChoose={(value) => form.change({ dates: value as Saved['dates'] })}
            />
          </>
        )}
      </DraftForm>
    </AccountCard>
  );
}
