import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarCalls } from '#contract/booking/booking-settings/calendar-calls.ts';
import { bookingPlans } from '#contract/booking/booking-settings/workshop.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useAction } from '#src/crud/use-action.ts';
import { DateField } from '#src/crud/widgets/date-field.tsx';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { instantOf } from '#src/i18n/zoned-field.ts';
import { Segments } from '#src/ui/input/segments.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { mondayOf } from './monday-of.ts';

interface Props {
  calendarId: string;
  /** The Monday of the week that is looked at. */
  monday: string;
  onCopied: (monday: string) => void;
  onClose: () => void;
}

/** Asks which week is planned like which, and says what stands there already before anything is copied. */
export function CopyPlans({ calendarId, monday, onCopied, onClose }: Props) {
  const { t } = useTranslation('booking-settings');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const [from, setFrom] = useState(monday);
  const [to, setTo] = useState(daysAfter(monday, 7));
  const [instead, setInstead] = useState(false);
  const ofWeek = (begin: string) => ({
    calendar_id: calendarId,
    per_page: 200,
    begins_at_from: instantOf(`${begin}T00:00`) ?? '',
    // Bounds are included.
    begins_at_to: instantOf(`${daysAfter(begin, 6)}T23:59`) ?? '',
  });
  const source = useQuery(queryFor(siteId, bookingPlans.calls.list, { query: ofWeek(from) }));
  const target = useQuery(queryFor(siteId, bookingPlans.calls.list, { query: ofWeek(to) }));
  const copied = source.data?.meta.total_items ?? 0;
  const there = target.data?.meta.total_items ?? 0;
  const isKnown = source.data !== undefined && target.data !== undefined;
  const copy = () =>
    run(async (write) => {
      const body = { from, to, instead: instead && there > 0 };
      await write(calendarCalls.copyWeek, { params: { id: calendarId }, body }, { siteId });
      refetchResource(siteId, bookingPlans);
      onCopied(to);
    });
  return (
    <Dialog open title={t('planning.copying.title')} onClose={onClose}>
      <div className="stack">
        <DateField
          label={t('planning.copying.from')}
          hint={t('planning.copying.anyDay')}
          value={from}
          onChange={(day) => day !== '' && setFrom(mondayOf(day))}
        />
        <DateField
          label={t('planning.copying.to')}
          value={to}
          onChange={(day) => day !== '' && setTo(mondayOf(day))}
        />
        <p role="status">
          {isKnown &&
            [
              t('planning.copying.copies', { count: copied }),
              t('planning.copying.there', { count: there }),
            ].join(' ')}
        </p>
        {there > 0 && (
          <Segments
            label={t('planning.copying.those')}
            labelled
            options={[
              { value: 'keep', label: t('planning.copying.keep') },
              { value: 'replace', label: t('planning.copying.replace') },
            ]}
            value={instead ? 'replace' : 'keep'}
            onChoose={(what) => setInstead(what === 'replace')}
          />
        )}
        <ErrorNote text={actionError.text} />
        <div className="actions">
          <Button
            variant="primary"
            busy={busy}
            disabled={!isKnown || copied === 0 || from === to}
            onClick={() => void copy()}
          >
            {t('planning.copying.do')}
          </Button>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
