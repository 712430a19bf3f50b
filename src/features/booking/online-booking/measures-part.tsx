import { useTranslation } from 'react-i18next';
import type { OnlinePortal } from '#contract/booking/online-booking.ts';
import { Field } from '#src/ui/input/field.tsx';
import type { BookingForm } from './use-booking-form.ts';
import { measureOf } from './wanted.ts';

interface Props {
  measures: OnlinePortal['measures'];
  form: BookingForm;
  onChange: (part: Partial<BookingForm>) => void;
}

/** How heavy and how high the car is, where not every place of the workshop takes it. */
export function MeasuresPart({ measures, form, onChange }: Props) {
  const { t } = useTranslation('online-booking');
  return measures.map((one) => (
    <Field
      key={one}
      label={t('optional', { field: t(`fields.${one}`) })}
      hint={t(`hints.${one}`)}
      fieldError={
        form[one] !== '' && measureOf(one, form[one]) === null ? t('wholeNumber') : undefined
      }
    >
      {(control) => (
        // Once it is whole: each one is asked for other times.
        <input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          defaultValue={form[one]}
          onBlur={({ target: { value } }) => {
            const text = value.trim();
            if (text !== form[one]) onChange({ [one]: text, begins_at: null });
          }}
        />
      )}
    </Field>
  ));
}
