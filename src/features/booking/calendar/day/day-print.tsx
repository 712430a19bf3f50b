import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { DrawnBooking } from '#contract/booking/drawn-bookings.ts';
import { showTime } from '#src/i18n/time.ts';
import type { CalendarRow } from '../grid/columns.ts';
import { lookOf } from '#src/features/booking/bookings/exports.ts';

interface Props {
  title: string;
  bookings: readonly DrawnBooking[];
  rows: readonly CalendarRow[];
}

/** The day on paper, a table for each place or person; it is there only while it is printed. */
export function DayPrint({ title, bookings, rows }: Props) {
  const { t } = useTranslation('calendar');
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal });
    addEventListener('afterprint', () => setPrinting(false), { signal });
    return () => over.abort();
  }, []);
  if (!printing) return null;
  return (
    <div className="day-print">
      <h1 className="t20">{title}</h1>
      {rows.map((row) => {
        const there = bookings
          .filter((one) => one.rows.includes(row.id))
          .toSorted((one, other) => (one.begins_at! < other.begins_at! ? -1 : 1));
        if (there.length === 0) return null;
        return (
          <table key={row.id} className="table">
            <caption>{row.name}</caption>
            <thead>
              <tr>
                {(['time', 'plate', 'who', 'what', 'how'] as const).map((name) => (
                  <th key={name} scope="col">
                    {t(`print.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {there.map((booking) => {
                const look = lookOf(booking);
                const ends = Date.parse(booking.begins_at!) + booking.minutes * 60_000;
                return (
                  <tr key={booking.id}>
                    <td>{`${showTime(booking.begins_at)}–${showTime(ends)}`}</td>
                    <td>{booking.licenseplate || booking.ticket}</td>
                    <td>
                      {[booking.contact_name, booking.contact_mobile].filter(Boolean).join(', ')}
                    </td>
                    <td>{booking.services}</td>
                    <td>{`${look.shape} ${t(`bookings:look.${look.word}`)}`}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        );
      })}
    </div>
  );
}
