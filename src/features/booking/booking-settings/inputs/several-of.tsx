import { useTranslation } from 'react-i18next';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { Choices } from '#src/ui/input/choices.tsx';

/** Asks for several of some values, whose words stand below a key. */
export const severalOf = (values: readonly string[], words: string): OwnInput =>
  function SeveralOf({ label, value, fieldError, onChange }) {
    const { t } = useTranslation('booking-settings');
    return (
      <Choices
        label={label}
        options={values.map((one) => ({ value: one, label: t(`${words}.${one}`) }))}
        chosen={value as readonly string[]}
        fieldError={fieldError}
        onChoose={onChange}
      />
    );
  };
