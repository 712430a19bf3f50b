import { useTranslation } from 'react-i18next';
import { vehicleClasses } from '#contract/booking/booking-settings/vehicle-classes.ts';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { NumberField } from '#src/crud/widgets/number-field.tsx';

/** Asks how long something takes with cars that are not as others. */
export const ClassMinutes: OwnInput = ({ label, value, fieldError, onChange }) => {
  const { t } = useTranslation('booking-settings');
  const minutes = value as Readonly<Record<string, number>>;
  return (
    <fieldset className="whole">
      <legend>{label}</legend>
      <p className="field-hint">{t('vehicle.longest')}</p>
      <div className="grid">
        {vehicleClasses.map((one) => (
          <NumberField
            key={one}
            label={t(`vehicle.classes.${one}`)}
            digits={0}
            unit="min"
            value={minutes[one] ?? null}
            onChange={(next) => {
              const { [one]: _, ...others } = minutes;
              onChange(next === null ? others : { ...others, [one]: next });
            }}
          />
        ))}
      </div>
      {fieldError && <p className="field-error">{fieldError}</p>}
    </fieldset>
  );
};
