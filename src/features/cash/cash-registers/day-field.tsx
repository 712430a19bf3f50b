import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { withQuery } from '#src/navigation/page/with-query.ts';
import { TextField } from '#src/ui/input/text-field.tsx';

/** Of which day the list is, in its address. */
export function DayField() {
  const { t } = useTranslation('cash-registers');
  const [search, setSearch] = useSearchParams();
  return (
    <TextField
      label={t('columns.day')}
      type="date"
      value={search.get('day') ?? ''}
      onChange={({ target: { value } }) =>
        setSearch(withQuery(search, { day: value || null, page: null }))
      }
    />
  );
}
