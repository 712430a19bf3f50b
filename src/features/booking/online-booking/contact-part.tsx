import type { InputHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import type { OnlinePortal } from '#contract/booking/online-booking.ts';
import { Field } from '#src/ui/input/field.tsx';
import type { BookingForm } from './use-booking-form.ts';

type Name = OnlinePortal['required_fields'][number];
type InputProps = InputHTMLAttributes<HTMLInputElement>;

const inputs: Readonly<Record<Exclude<Name, 'comment'>, InputProps>> = {
  licenseplate: {
    autoCapitalize: 'characters',
    autoComplete: 'off',
    spellCheck: false,
    maxLength: 12,
  },
  name: { autoComplete: 'name', maxLength: 120 },
  mobile: { type: 'tel', autoComplete: 'tel', maxLength: 30 },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
};

interface Props {
  names: readonly Name[];
  portal: Pick<OnlinePortal, 'required_fields'>;
  form: BookingForm;
  /** What is wrong with a field. */
  fields: Readonly<Record<string, string>>;
  onChange: (part: Partial<BookingForm>) => void;
}

/** Fields that a customer fills in: those that the portal insists on, and those that may stay empty. */
export function ContactPart({ names, portal, form, fields, onChange }: Props) {
  const { t } = useTranslation('online-booking');
  return names.map((name) => {
    const isNeeded = portal.required_fields.includes(name);
    const field = t(`fields.${name}`);
    return (
      <Field
        key={name}
        label={isNeeded ? field : t('optional', { field })}
        fieldError={fields[name]}
      >
        {(control) => {
          const props = {
            ...control,
            required: isNeeded,
            value: form[name],
            onChange: ({ target }: { target: { value: string } }) =>
              onChange({ [name]: target.value }),
          };
          return name === 'comment' ? (
            <textarea {...props} rows={3} maxLength={1000} />
          ) : (
            <input {...props} {...inputs[name]} />
          );
        }}
      </Field>
    );
  });
}
