import { useTranslation } from 'react-i18next';
import { plateCountries, type PlateCountry } from '#contract/cars.ts';
import { keptPlate, looksLikePlate } from '#contract/kit/plate-rules.ts';
import { Field } from '#src/ui/input/field.tsx';
import { Select } from '#src/ui/input/select.tsx';
import '#src/crud/widgets/widgets.css';
import './plate-fields.css';

interface Props {
  plate: string;
  country: PlateCountry;
  hint: string;
  fault: string | undefined;
  onPlate: (plate: string) => void;
  onCountry: (country: PlateCountry) => void;
}

/** A plate to be looked up, and of which country. */
export function PlateFields({ plate, country, hint, fault, onPlate, onCountry }: Props) {
  const { t } = useTranslation('cars');
  const odd = keptPlate(plate).length > 1 && !looksLikePlate(plate, country);
  return (
    <div className="plate-fields">
      <Field label={t('lookUp.plate')} hint={odd ? t('crud:warnings.plate') : hint} fault={fault}>
        {(control) => (
          <input
            {...control}
            className="code-input"
            autoFocus
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={12}
            value={plate}
            onChange={({ target }) => onPlate(target.value.toUpperCase())}
          />
        )}
      </Field>
      <Field label={t('lookUp.country')}>
        {(control) => (
          <Select
            {...control}
            options={plateCountries.map((value) => ({
              value,
              label: t(`cars.choices.country.${value}`),
            }))}
            value={country}
            onChoose={(chosen) => onCountry(plateCountries.find((one) => one === chosen) ?? 'NO')}
          />
        )}
      </Field>
    </div>
  );
}
