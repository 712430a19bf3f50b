import { useTranslation } from 'react-i18next';
import { lookOf } from '#src/features/booking/bookings/exports.ts';
import { showTime } from '#src/i18n/time.ts';
import { timesOf, type Card, type Column } from './columns.ts';
import type { Meant } from './place-meant.ts';

interface Props {
  slot: Meant;
  column: Column;
  card: Card | undefined;
  weekday: (day: string) => string;
}

/** What stands where the keys are, for who cannot see it. */
export function SlotWords({ slot, column: { row, day }, card, weekday }: Props) {
  const { t } = useTranslation('calendar');
  const where = { row: row.name, day: weekday(day.day), time: showTime(slot.begins) };
  if (!card) return <span>{t('slotFree', where)}</span>;
  const { booking } = card;
  const { licenseplate: plate, contact_name: name, services } = booking;
  const what = [
    plate || booking.ticket,
    name,
    t(`bookings:look.${lookOf(booking).word}`),
    services,
  ];
  const taken = {
    ...where,
    until: showTime(timesOf(booking).to),
    what: what.filter(Boolean).join(', '),
  };
  return <span>{t('slotTaken', taken)}</span>;
}
