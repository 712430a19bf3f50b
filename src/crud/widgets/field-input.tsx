import { useTranslation } from 'react-i18next';
import { isNumber, type Field as FieldOf } from '#contract/kit/field.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Described } from '#contract/kit/resource.ts';
import { Field, type ControlProps } from '#src/ui/input/field.tsx';
import { Select } from '#src/ui/input/select.tsx';
import { Toggle } from '#src/ui/input/toggle.tsx';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';
import type { OwnInput } from './own-input.ts';
import { useTranslations } from '../words.ts';
import { NumberInput } from './number-input.tsx';
import { RowReferenceInput } from './row-reference-input.tsx';
import { TagsInput } from './tags-input.tsx';
import { useWarning } from './use-warning.ts';
import { WhenField } from './when-field.tsx';
import './widgets.css';

// Most forms have none.
const LinesInput = lazyScreen(async () => (await import('../document/lines-input.tsx')).LinesInput);

interface Props {
  resource: Described;
  name: string;
  /** The whole row: what one field means may hang on another. */
  row: Row;
  /** Asks for it in a way of its own. */
  own?: OwnInput | undefined;
  /** Help that hangs on what the form is about. */
  hint?: string | undefined;
  fieldError?: string | undefined;
  /** Of all fields of the form, for one that has parts of its own. */
  fieldErrors?: Readonly<Record<string, string>> | undefined;
  onChange: (change: Partial<Row>) => void;
}

/** A field of a form: its label, what asks for it as its kind wants, what is odd about it and what is wrong. */
export function FieldInput({
  resource,
  name,
  row,
  own: Own,
  fieldError,
  fieldErrors = {},
  onChange,
  ...props
}: Props) {
  const { t } = useTranslation('crud');
  const words = useTranslations(resource);
  const warning = useWarning(resource, name, row);
  const field = resource.fields[name];
  if (!field) return null;
  if (field.kind === 'lines') {
    return <LinesInput {...{ resource, row, fieldErrors, onChange }} />;
  }
  const label = words.field(name);
  const hint = warning ?? props.hint ?? (field.hint && words.text(`hints.${name}`));

  if (Own) {
    const value = row[name];
    const take = (next: unknown) => onChange({ [name]: next });
    return <Own {...{ label, hint, value, row, fieldError }} onChange={take} onRow={onChange} />;
  }
  if (field.kind === 'yes_no') {
    const on = row[name] === true;
    const turn = (turned: boolean) => onChange({ [name]: turned });
    return <Toggle {...{ label, hint, fieldError, on }} onTurn={turn} />;
  }
  if (field.kind === 'date' || field.kind === 'instant' || field.kind === 'time') {
    return (
      <WhenField
        kind={field.kind}
        label={field.required ? t('form.required', { label }) : label}
        hint={hint}
        fieldError={fieldError}
        required={field.required === true}
        days={field.days}
        value={row[name]}
        onChange={(value) => onChange({ [name]: value })}
      />
    );
  }
  // Told at once where no server is needed to know it.
  const unreadable = isNumber(field) && typeof row[name] === 'string';
  const typed = unreadable ? t('common:errors.fields.format') : undefined;
  return (
    <Field
      label={field.required ? t('form.required', { label }) : label}
      hint={hint}
      fieldError={fieldError ?? typed}
    >
      {(control) => (
        <Control
          control={control}
          resource={resource}
          field={field}
          name={name}
          row={row}
          onChange={onChange}
        />
      )}
    </Field>
  );
}

interface ControlInput extends Omit<Props, 'own' | 'hint' | 'fieldError' | 'fieldErrors'> {
  control: ControlProps;
  field: FieldOf;
}

function Control({ control, resource, field, name, row, onChange }: ControlInput) {
  const words = useTranslations(resource);
  const value = row[name];
  const set = (next: unknown) => onChange({ [name]: next });
  const text = typeof value === 'string' ? value : '';
  const line = {
    ...control,
    required: field.required === true,
    maxLength: field.most,
    autoComplete: 'off',
    value: text,
    onChange: ({ target }: { target: { value: string } }) => set(target.value),
  };
  switch (field.kind) {
    case 'text':
    case 'address':
      return <input {...line} inputMode={field.numeric && 'numeric'} />;
    case 'notes':
      return <textarea {...line} rows={4} />;
    case 'email':
      return <input {...line} type="email" inputMode="email" spellCheck={false} />;
    case 'phone':
      return <input {...line} type="tel" inputMode="tel" />;
    case 'plate':
    case 'org_number':
      return (
        <input
          {...line}
          className="code-input"
          data-scan={field.kind}
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => set(target.value.toUpperCase())}
        />
      );
    case 'choice':
      return <Select {...control} options={words.options(name)} value={text} onChoose={set} />;
    case 'number':
    case 'money':
    case 'percent':
      return (
        <NumberInput
          control={control}
          digits={field.digits ?? 0}
          unit={unitOf(field, words.currency())}
          value={typeof value === 'number' ? value : text || null}
          onChange={set}
        />
      );
    case 'tags':
      return (
        <TagsInput
          resource={resource}
          name={name}
          control={control}
          tags={(value as string[] | null) ?? []}
          onChange={set}
        />
      );
    case 'reference':
      return (
        <RowReferenceInput
          control={control}
          field={field}
          name={name}
          row={row}
          onChange={onChange}
        />
      );
    case 'yes_no':
    case 'date':
    case 'instant':
    case 'time':
    case 'structure':
    case 'lines':
      return null;
  }
}

/** What stands behind a number that is typed. */
const unitOf = ({ kind, unit }: FieldOf, currency: string | undefined): string | undefined =>
  kind === 'percent' ? '%' : kind === 'money' ? currency : unit;
