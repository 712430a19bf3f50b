import { useTranslation } from 'react-i18next';
import type { Field as FieldOf } from '#contract/kit/field.ts';
import { Field } from '#src/ui/input/field.tsx';
import { NumberInput } from '../widgets/number-input.tsx';
import type { FilterValues } from './filter-text.ts';

interface Props {
  field: FieldOf;
  name: string;
  values: FilterValues;
  onChange: (values: FilterValues) => void;
}

const bounds = ['from', 'to'] as const;

/** From and to of a number, both included; for amounts also the one thing asked most: more than nothing. */
export function BoundsFilter({ field, name, values, onChange }: Props) {
  const { t } = useTranslation('crud');
  return (
    <div className="stack">
      {bounds.map((bound) => (
        <Field key={bound} label={t(`filter.${bound}`)}>
          {(control) => (
            <NumberInput
              control={control}
              digits={field.digits ?? 0}
              unit={field.kind === 'percent' ? '%' : field.unit}
              value={numberOf(values[`${name}_${bound}`])}
              first={bound === 'from'}
              onChange={(value) => {
                // What is no number yet narrows nothing.
                if (typeof value === 'string') return;
                const { [`${name}_${bound}`]: _, ...others } = values;
                onChange(
                  value === null ? others : { ...others, [`${name}_${bound}`]: String(value) },
                );
              }}
            />
          )}
        </Field>
      ))}
      {field.kind === 'money' && (
        <button
          type="button"
          className="chip"
          aria-pressed={values[`${name}_from`] === '1' && !(`${name}_to` in values)}
          onClick={() => onChange({ [`${name}_from`]: '1' })}
        >
          {t('filter.overNothing')}
        </button>
      )}
    </div>
  );
}

const numberOf = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text);
