import { useTranslation } from 'react-i18next';
import { creditRequests } from '#contract/economy/credit-limits/credit-requests.ts';
import { NumberField } from '#src/crud/widgets/number-field.tsx';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { useTranslations } from '#src/crud/words.ts';
import { RatingNote } from './rating-note.tsx';

/** How much is asked for, beside what a credit bureau would let the customer owe. */
export const LimitInput: OwnInput = ({ label, hint, value, row, fieldError, onChange }) => {
  const { t } = useTranslation('crud');
  const words = useTranslations(creditRequests);
  const customer = row['customer_id'];
  const unreadable = typeof value === 'string' ? t('common:errors.fields.format') : undefined;
  return (
    <div className="stack tight">
      <NumberField
        label={t('form.required', { label })}
        hint={hint}
        fieldError={fieldError ?? unreadable}
        digits={2}
        unit={words.currency()}
        value={value as number | string | null}
        onChange={onChange}
      />
      {typeof customer === 'number' && <RatingNote id={customer} />}
    </div>
  );
};
