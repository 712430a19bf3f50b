import { useTranslation } from 'react-i18next';
import type { Resource } from '#contract/kit/resource.ts';
import { Choices } from '#src/ui/input/choices.tsx';
import { Field } from '#src/ui/input/field.tsx';
import { Segments } from '#src/ui/input/segments.tsx';
import { ReferenceInput } from '../widgets/reference-input.tsx';
import { useTranslations } from '../words.ts';
import { BoundsFilter } from './bounds-filter.tsx';
import { DateFilter } from './date-filter.tsx';
import type { FilterValues } from './filter-text.ts';
import { TagsFilter } from './tags-filter.tsx';
import { useNameOf } from './use-name-of.ts';

interface Props {
  resource: Resource;
  name: string;
  values: FilterValues;
  onChange: (values: FilterValues) => void;
}

/** The filter of a field, as its kind asks for it. Each change holds at once. */
export function FilterEditor({ resource, name, values, onChange }: Props) {
  const { t } = useTranslation('crud');
  const words = useTranslations(resource);
  const field = resource.fields[name];
  const value = values[name] ?? '';
  const set = (next: string) => onChange(next === '' ? {} : { [name]: next });
  if (!field) return null;
  switch (field.kind) {
    case 'choice':
      return (
        <Choices
          label={words.field(name)}
          isLabelHidden
          options={words.options(name)}
          chosen={name in values ? value.split(',') : []}
          onChoose={(chosen) => onChange(chosen.length > 0 ? { [name]: chosen.join(',') } : {})}
        />
      );
    case 'yes_no':
      return (
        <Segments
          label={words.field(name)}
          options={[
            { value: 'true', label: t('yes') },
            { value: 'false', label: t('no') },
          ]}
          value={value}
          onChoose={set}
        />
      );
    case 'reference':
      return field.of ? (
        <ReferenceFilter of={field.of()} label={words.field(name)} value={value} onChoose={set} />
      ) : null;
    case 'tags':
      return (
        <TagsFilter
          resource={resource}
          name={name}
          label={words.field(name)}
          value={value}
          onChoose={set}
        />
      );
    case 'text':
      return (
        <Field label={words.field(name)}>
          {(control) => (
            <input
              {...control}
              type="text"
              maxLength={field.most}
              value={value}
              onChange={({ target }) => set(target.value)}
            />
          )}
        </Field>
      );
    case 'date':
    case 'instant':
      return <DateFilter name={name} values={values} onChange={onChange} />;
    default:
      return <BoundsFilter field={field} name={name} values={values} onChange={onChange} />;
  }
}

interface RecordProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
}

function ReferenceFilter({ of, label, value, onChoose }: RecordProps & { of: Resource }) {
  const id = value === '' ? null : Number(value);
  const shown = useNameOf(of, id);
  return (
    <Field label={label}>
      {(control) => (
        <ReferenceInput
          control={control}
          of={of}
          value={id}
          shown={shown}
          onChoose={(row) => onChoose(row === null ? '' : String(row.id))}
        />
      )}
    </Field>
  );
}
