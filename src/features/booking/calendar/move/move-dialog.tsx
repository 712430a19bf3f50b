import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawnBooking } from '#contract/booking/drawn-bookings.ts';
import { bookingPlaces, bookingResources } from '#contract/booking/booking-settings/workshop.ts';
import { Loaded, together } from '#src/crud/loaded.tsx';
import { DateField } from '#src/crud/widgets/date-field.tsx';
import { queryFor } from '#src/data/query.ts';
import { TimesGrid, useReasonWord, Why } from '#src/features/booking/bookings/exports.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { SelectField } from '#src/ui/input/select-field.tsx';
import { takenBy, timesQuery, workQuery } from './times-query.ts';
import type { Target } from './use-moves.ts';

interface Props {
  booking: DrawnBooking;
  /** What its rows are, and the day that is looked at. */
  rows: 'places' | 'people';
  day: string;
  onMove: (to: Target) => void;
  onClose: () => void;
}

const all = { query: { per_page: '200' } };

/** Where a drag leads, without a mouse: another day, time, place or person, and why what is not free is not. */
export function MoveDialog({ booking, rows, onMove, onClose, ...props }: Props) {
  const { t } = useTranslation('calendar');
  const siteId = useSiteId();
  const word = useReasonWord();
  const [own] = booking.rows;
  const [day, setDay] = useState(booking.begins_at ? showDate(booking.begins_at) : props.day);
  const [place, setPlace] = useState(rows === 'places' && own ? String(own) : '');
  const [person, setPerson] = useState(rows === 'people' && own ? String(own) : '');
  const [chosen, setChosen] = useState<string | null>(booking.begins_at);
  const places = useQuery(queryFor(siteId, bookingPlaces.calls.list, all));
  const people = useQuery(queryFor(siteId, bookingResources.calls.list, all));
  const work = useQuery(workQuery(siteId, booking));
  const placeId = place === '' ? undefined : Number(place);
  const resourceId = person === '' ? undefined : Number(person);
  const times = useQuery(
    timesQuery(siteId, booking, work.data?.data, { day, placeId, resourceId }),
  );
  const answer = times.data?.data;
  const found = answer?.times.find((one) => one.start === chosen && one.ok);
  const options = (of: readonly { id: number; name: string }[] = []) => [
    { value: '', label: t('move.any') },
    ...of.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const change =
    <V,>(set: (value: V) => void) =>
    (value: V) => {
      set(value);
      setChosen(null);
    };

  function submit() {
    if (!found) return;
    const [first] = found.work;
    const row = rows === 'places' ? first?.place_id : first?.resource_ids[0];
    onMove({
      begins: Date.parse(found.start),
      minutes: answer?.minutes ?? booking.minutes,
      rows: row === undefined ? booking.rows : [row],
      placeId,
      resourceId,
    });
  }
  return (
    <Dialog
      open
      place="side"
      title={t('move.title', { plate: booking.licenseplate || booking.ticket })}
      onClose={onClose}
    >
      <div className="stack" data-first-focus>
        <DateField label={t('move.day')} value={day} onChange={change(setDay)} />
        <div className="grid">
          <SelectField
            label={t('move.place')}
            value={place}
            options={options(places.data?.data)}
            onChoose={change(setPlace)}
          />
          <SelectField
            label={t('move.person')}
            value={person}
            options={options(people.data?.data)}
            onChoose={change(setPerson)}
          />
        </div>
      </div>
      <Loaded query={together(work, times)} rows={6}>
        {([, { data }]) => (
          <TimesGrid
            label={t('move.times')}
            times={data.times}
            days={[day]}
            chosen={chosen}
            word={word}
            renderWhy={({ reasons }) => <Why reasons={reasons} named={data} />}
            onChoose={({ start }) => setChosen(start)}
          />
        )}
      </Loaded>
      {found && booking.minutes > 0 && takenBy(found) !== booking.minutes && (
        <p role="status">
          {t('otherLength', { minutes: takenBy(found), before: booking.minutes })}
        </p>
      )}
      <div className="actions end">
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button variant="primary" disabled={!found} onClick={submit}>
          {found ? t('move.do', { time: showTime(found.start) }) : t('move.choose')}
        </Button>
      </div>
    </Dialog>
  );
}
