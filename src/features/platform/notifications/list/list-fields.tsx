import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '#src/crud/widgets/date-field.tsx';
import { isDay } from '#src/i18n/time.ts';
import { Button } from '#src/ui/button.tsx';
import { useSettled } from '#src/ui/use-settled.ts';
import { TextField } from '#src/ui/input/text-field.tsx';
import type { ListFilter } from './list-filter.ts';

// Specification §7: a list is asked for again once nothing has changed for so long, in ms.
const debounce = 200;

interface Props {
  filter: ListFilter;
  onChange: (part: Partial<ListFilter>) => void;
}

/** Words and days that the notifications shall have. */
export function ListFields({ filter, onChange }: Props) {
  const { t } = useTranslation('notifications');
  const [typed, setTyped] = useState(filter.query);
  const settled = useSettled(typed, debounce);

  useEffect(() => {
    if (settled.trim() !== filter.query.trim()) onChange({ query: settled });
    // oxlint-disable-next-line react/exhaustive-deps -- what is typed leads, not what it leads to
  }, [settled]);

  return (
    <search className="notifications-filter row ask">
      <TextField
        label={t('list.search')}
        type="search"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {(['from', 'to'] as const).map((name) => (
        <DateField
          key={name}
          label={t(`list.${name}`)}
          value={filter[name]}
          onChange={(day) => (day === '' || isDay(day)) && onChange({ [name]: day })}
        />
      ))}
      {(typed || filter.from || filter.to) && (
        <Button
          onClick={() => {
            setTyped('');
            onChange({ query: '', from: '', to: '' });
          }}
        >
          {t('list.clear')}
        </Button>
      )}
    </search>
  );
}
