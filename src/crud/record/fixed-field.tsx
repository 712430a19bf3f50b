import { useTranslation } from 'react-i18next';
import type { Row } from '#contract/kit/row.ts';
import type { Described } from '#contract/kit/resource.ts';
import { isEditable } from '#contract/kit/steps.ts';
import { TextField } from '#src/ui/input/text-field.tsx';
import { valueText } from '../values/value-text.ts';
import { useTranslations } from '../words.ts';

interface Props {
  resource: Described;
  name: string;
  row: Row;
}

/** A field of a form that others change, or nobody now: what stands there, and why it cannot be changed here. */
export function FixedField({ resource, name, row }: Props) {
  const { t } = useTranslation('crud');
  const words = useTranslations(resource);
  const field = resource.fields[name];
  if (!field) return null;
  const value = valueText(field, name, row[name], words, row.shown);
  return (
    <TextField
      label={words.field(name)}
      hint={isEditable(resource, row, name) ? t('form.fixed') : t('common:errors.fields.settled')}
      readOnly
      value={value}
    />
  );
}
