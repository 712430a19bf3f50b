import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DateField } from '#src/crud/widgets/date-field.tsx';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/input/select-field.tsx';
import type { CalendarRow } from './grid/columns.ts';
import type { View } from './use-view.ts';

interface Props {
  view: View;
  rows: readonly CalendarRow[];
  services: readonly string[];
  mayWrite: boolean;
  go: (changes: Partial<View>) => void;
  children: ReactNode;
}

/** Which day, and what of it, is shown; and the way to paper. */
export function ShowWhat({ view, rows, services, mayWrite, go, children }: Props) {
  const { t } = useTranslation('calendar');
  const siteId = useSiteId();
  const kind = view.rows === 'places' ? 'place' : 'person';
  const whose = new URLSearchParams({
    day: view.day,
    ...(view.calendar !== null && { calendar: String(view.calendar) }),
    ...(view.row !== null && { who: `${kind}-${view.row}` }),
  });
  const all = { value: '', label: t('all') };
  return (
    <div className="stack calendar-show">
      {children}
      <DateField label={t('day')} value={view.day} onChange={(day) => day !== '' && go({ day })} />
      <SelectField
        label={t('row')}
        value={view.row === null ? '' : String(view.row)}
        options={[all, ...rows.map(({ id, name }) => ({ value: String(id), label: name }))]}
        onChoose={(row) => go({ row: row === '' ? null : Number(row) })}
      />
      <SelectField
        label={t('service')}
        value={view.service ?? ''}
        options={[all, ...services.map((value) => ({ value, label: value }))]}
        onChoose={(service) => go({ service: service || null })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={view.whole}
          onChange={({ target }) => go({ whole: target.checked })}
        />
        {t('whole')}
      </label>
      {mayWrite && (
        <Link className="button" to={sitePath(siteId, `bookings/move-day?${whose}`)}>
          {t('moveDay')}
        </Link>
      )}
      {view.span === 'day' && <Button onClick={() => window.print()}>{t('print.do')}</Button>}
    </div>
  );
}
