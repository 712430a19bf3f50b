import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changedDays, type NamedWeek } from '#contract/booking/booking-settings/copy-week-rules.ts';
import { writeHours } from '#contract/booking/booking-settings/hours-rules.ts';
import type { Hours, Week } from '#contract/booking/schedules/schedule.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { SelectField } from '#src/ui/input/select-field.tsx';
import { weekdayName } from './weekday-name.ts';

interface Props {
  /** The week that becomes another. */
  over: Week;
  /** The weeks that it can become like, with what their seasons are called. */
  from: readonly (NamedWeek & { readonly name: string })[];
  onCopy: (week: Week) => void;
  onClose: () => void;
}

/** Asks which week of the schedule is copied, and says what it overwrites before it does. */
export function CopyWeek({ over, from, onCopy, onClose }: Props) {
  const { t, i18n } = useTranslation('booking-settings');
  const [nth, setNth] = useState(0);
  const chosen = from[nth]!.week;
  const changed = changedDays(over, chosen);
  const shown = (hours: readonly Hours[] | string) =>
    typeof hours === 'string' ? hours : writeHours(hours) || t('hours.closed');
  return (
    <Dialog open title={t('hours.copy.title')} onClose={onClose}>
      <div className="stack">
        <SelectField
          label={t('hours.copy.from')}
          value={String(nth)}
          options={from.map(({ name }, at) => ({ value: String(at), label: name }))}
          onChoose={(at) => setNth(Number(at))}
        />
        <div role="status" className="stack tight">
          <p>{t('hours.copy.overwrites', { count: changed.length })}</p>
          <ul className="stack tight flush">
            {changed.map(({ weekday, before, after }) => (
              <li key={weekday}>
                <b>{weekdayName(weekday, i18n.language)}</b> <del>{shown(before)}</del>
                <span aria-hidden="true">{' → '}</span>
                {shown(after)}
              </li>
            ))}
          </ul>
        </div>
        <div className="actions">
          <Button
            variant="primary"
            disabled={changed.length === 0}
            onClick={() => {
              onCopy(chosen);
              onClose();
            }}
          >
            {t('hours.copy.do')}
          </Button>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
