import { useTranslation } from 'react-i18next';
import { languages } from '#contract/platform/languages.ts';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { TextField } from '#src/ui/input/text-field.tsx';

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
          <TextField
            key={language}
            label={t(`languages.${language}`)}
            autoComplete="off"
            lang={language}
            maxLength={80}
            value={names[language] ?? ''}
            onChange={({ target }) => {
              const { [language]: _, ...others } = names;
              onChange(target.value === '' ? others : { ...others, [language]: target.value });
            }}
          />
        ))}
      </div>
      {fieldError && <p className="field-error">{fieldError}</p>}
    </fieldset>
  );
};
