import { useTranslation } from 'react-i18next';
import { languages } from '#contract/platform/languages.ts';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { Field } from '#src/ui/input/field.tsx';

/** Asks what something is called in each language. */
export const NamesByLanguage: OwnInput = ({ label, value, fieldError, onChange }) => {
  const { t } = useTranslation('booking-settings');
  const names = value as Readonly<Record<string, string>>;
  return (
    <fieldset className="whole">
      <legend>{label}</legend>
      <p className="field-hint">{t('services.names')}</p>
      <div className="grid">
        {languages.map((language) => (
          <Field key={language} label={t(`languages.${language}`)}>
            {(control) => (
              <input
                {...control}
                autoComplete="off"
                lang={language}
                maxLength={80}
                value={names[language] ?? ''}
                onChange={({ target }) => {
                  const { [language]: _, ...others } = names;
                  onChange(target.value === '' ? others : { ...others, [language]: target.value });
                }}
              />
            )}
          </Field>
        ))}
      </div>
      {fieldError && <p className="field-error">{fieldError}</p>}
    </fieldset>
  );
};
