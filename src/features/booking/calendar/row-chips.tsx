import { useTranslation } from 'react-i18next';
import { Segments } from '#src/ui/input/segments.tsx';
import type { CalendarData } from './grid/columns.ts';
import type { View } from './use-view.ts';

interface Props {
  data: CalendarData;
  view: View;
  go: (changes: Partial<View>) => void;
}

/** On a phone: all places or people of a day, one of them, or the user. */
export function RowChips({ data, view, go }: Props) {
  const { t } = useTranslation('calendar');
  const chosen = view.row === null ? '' : String(view.row);
  return (
    <Segments
      label={t(`kinds.${view.rows}`)}
      variant="line"
      options={[
        { value: '', label: t('all') },
        ...(data.mine === null ? [] : [{ value: 'mine', label: t('mine') }]),
        ...data.rows.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={view.mine ? 'mine' : chosen}
      onChoose={(row) =>
        go(
          row === 'mine'
            ? { mine: true }
            : { rows: view.rows, row: row === '' ? null : Number(row) },
        )
      }
    />
  );
}
