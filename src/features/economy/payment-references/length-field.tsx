import { useTranslation } from 'react-i18next';
import { paymentReferences } from '#contract/economy/payment-references/payment-references.ts';
import { NumberField } from '#src/crud/widgets/number-field.tsx';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { NextReference } from './next-reference.tsx';
import { useExample } from './use-example.ts';

const { from, to } = paymentReferences.fields.length;

/** How long a KID is, and while it is typed what the next invoice would get. */
export const LengthField: OwnInput = ({ label, hint, value, fieldError, onChange }) => {
  const { t } = useTranslation('crud');
  const example = useExample().data?.data;
  const isLength = typeof value === 'number' && value >= from && value <= to;
  const typed = typeof value === 'string' ? t('common:errors.fields.format') : undefined;
  return (
    <div className="stack tight">
      <NumberField
        {...{ hint, onChange }}
        label={t('form.required', { label })}
        fieldError={fieldError ?? typed}
        digits={0}
        value={value as number | string | null}
      />
      {example && isLength && <NextReference {...example} length={value} />}
    </div>
  );
};
