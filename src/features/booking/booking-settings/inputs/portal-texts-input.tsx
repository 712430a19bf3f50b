import { useTranslation } from 'react-i18next';
import type { PortalTexts } from '#contract/booking/booking-settings/portal-form-fields.ts';
import { languages } from '#contract/platform/languages.ts';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { Field } from '#src/ui/input/field.tsx';

const parts = ['welcome', 'done'] as const;
const nothing: PortalTexts = { welcome: '', done: '' };

/** Asks for what a portal says to customers, in each language that it has. */
export const PortalTextsInput: OwnInput = ({ value, row, fieldError, onChange }) => {
  const { t } = useTranslation('booking-settings');
  const texts = value as Readonly<Record<string, PortalTexts>>;
  const spoken = languages.filter((one) => (row['languages'] as string[]).includes(one));
  return (
    <div className="stack whole">
      {spoken.map((language) => (
        <fieldset key={language} className="stack">
          <legend>{t(`languages.${language}`)}</legend>
          {parts.map((part) => (
            <Field key={part} label={t(`portal.texts.${part}`)}>
              {(control) => (
                <textarea
                  {...control}
                  rows={3}
                  lang={language}
                  maxLength={1000}
                  value={texts[language]?.[part] ?? ''}
                  onChange={({ target }) =>
                    onChange({
                      ...texts,
                      [language]: { ...nothing, ...texts[language], [part]: target.value },
                    })
                  }
                />
              )}
            </Field>
          ))}
        </fieldset>
      ))}
      {fieldError && <p className="field-error">{fieldError}</p>}
    </div>
  );
};
