import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CounterMethod } from '#contract/money/counter-methods.ts';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { SelectField } from '#src/ui/input/select-field.tsx';

/** What asks for one of these payment methods. */
export const methodInput = (methods: readonly CounterMethod[]): OwnInput =>
  function MethodInput({ label, value, fieldError, onChange }) {
    const { t } = useTranslation('crud');
    const none = useId();
    const options = methods.map(({ id, name }) => ({ value: String(id), label: name }));
    return (
      <SelectField
        label={t('form.required', { label })}
        fieldError={fieldError}
        options={value == null ? [{ value: none, label: '' }, ...options] : options}
        value={value == null ? none : `${value as number}`}
        onChoose={(chosen) => onChange(chosen === none ? null : Number(chosen))}
      />
    );
  };
