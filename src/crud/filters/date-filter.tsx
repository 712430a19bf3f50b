import { useTranslation } from 'react-i18next';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { isDay } from '#src/i18n/time.ts';
import { Segments } from '#src/ui/input/segments.tsx';
import { isPeriod, periods } from '#contract/kit/time/periods.ts';
import type { FilterValues } from './filter-text.ts';

// A list does without it until somebody narrows it by days.
const DateField = lazyComponent(async () => (await import('../widgets/date-field.tsx')).DateField);

interface Props {
  name: string;
  values: FilterValues;
  onChange: (values: FilterValues) => void;
}

const bounds = ['from', 'to'] as const;

/** A period that moves on with the days, or two days of one's own, both included. */
export function DateFilter({ name, values, onChange }: Props) {
  const { t } = useTranslation('crud');
  const period = values[`${name}_in`] ?? '';
  return (
    <div className="stack">
      <Segments
        label={t('filter.period')}
        variant="chips"
        options={periods.map((one) => ({ value: one, label: t(`period.${one}`) }))}
        value={isPeriod(period) ? period : null}
        onChoose={(one) => onChange({ [`${name}_in`]: one })}
      />
      {bounds.map((bound) => (
        <DateField
          key={bound}
          label={t(`filter.${bound}`)}
          value={values[`${name}_${bound}`] ?? ''}
          onChange={(day) => {
            // What is no day yet narrows nothing.
            if (day !== '' && !isDay(day)) return;
            const { [`${name}_in`]: _, [`${name}_${bound}`]: __, ...other } = values;
            onChange(day === '' ? other : { ...other, [`${name}_${bound}`]: day });
          }}
        />
      ))}
    </div>
  );
}
