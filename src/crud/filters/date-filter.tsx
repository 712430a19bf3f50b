import { useTranslation } from 'react-i18next';
import { isDate } from '#src/i18n/typed-date.ts';
import { Segments } from '#src/ui/input/segments.tsx';
import { DateField } from '../widgets/date-field.tsx';
import { isPeriod, periods } from '../list/periods.ts';
import type { Given } from './filter-editor.tsx';

interface Props {
  name: string;
  given: Given;
  onChange: (given: Given) => void;
}

const bounds = ['from', 'to'] as const;

/** A period that moves on with the days, or two days of one's own, both included. */
export function DateFilter({ name, given, onChange }: Props) {
  const { t } = useTranslation('crud');
  const period = given[`${name}_in`] ?? '';
  return (
    <div className="filter-bounds">
      <Segments
        label={t('filter.period')}
        look="chips"
        options={periods.map((one) => ({ value: one, label: t(`period.${one}`) }))}
        value={isPeriod(period) ? period : null}
        onChoose={(one) => onChange({ [`${name}_in`]: one })}
      />
      {bounds.map((bound) => (
        <DateField
          key={bound}
          label={t(`filter.${bound}`)}
          value={given[`${name}_${bound}`] ?? ''}
          onChange={(day) => {
            // What is no day yet narrows nothing.
            if (day !== '' && !isDate(day, 'date')) return;
            const { [`${name}_in`]: _, [`${name}_${bound}`]: __, ...other } = given;
            onChange(day === '' ? other : { ...other, [`${name}_${bound}`]: day });
          }}
        />
      ))}
    </div>
  );
}
