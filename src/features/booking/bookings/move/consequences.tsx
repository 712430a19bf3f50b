import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { WorkLine } from '#contract/booking/one-booking.ts';
import { bookingReminders } from '#contract/booking/booking-settings/reminders.ts';
import type { bookings } from '#contract/booking/bookings.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { queryFor } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { whenText } from '../look/when-text.ts';

type Booking = RowOf<typeof bookings>;

interface Props {
  siteId: SiteId;
  before: Booking;
  after: Booking;
  lines: readonly WorkLine[];
}

/** What moving a booking means, before it is done: from when to when, where it has been, who is told and how, what becomes of the wheels, and what it costs. */
export function Consequences({ siteId, before, after, lines }: Props) {
  const { t, i18n } = useTranslation('bookings');
  const query = {
    calendar_id: String(after.calendar_id),
    type: 'changed',
    active: 'true',
    per_page: 10,
  };
  const reminders = useQuery(queryFor(siteId, bookingReminders.calls.list, { query })).data?.data;
  const reached = { sms: before.contact_mobile, email: before.contact_email };
  const isBy = (...ways: ('sms' | 'email')[]) =>
    reminders?.some(({ transport }) => ways.includes(transport)) ?? false;
  // Who has only a mail gets by mail what others get by SMS.
  const isMailed = reached.sms === '' ? isBy('sms', 'email') : isBy('email');
  const ways = [
    ...(reached.sms !== '' && isBy('sms') ? (['sms'] as const) : []),
    ...(reached.email !== '' && isMailed ? (['email'] as const) : []),
  ];
  const who = before.contact_name || before.licenseplate;
  const places = [...new Set(lines.map(({ place }) => place).filter(Boolean))].join(', ');
  const isMoved = before.begins_at !== after.begins_at;
  return (
    <ul className="stack tight" role="status">
      {isMoved && (
        <li>
          <del>{whenText(before.begins_at, i18n.language)}</del>
          <span aria-hidden="true">{' → '}</span>
          <b>{whenText(after.begins_at, i18n.language)}</b>
        </li>
      )}
      {isMoved && places !== '' && <li>{t('move.place', { places })}</li>}
      <li>{t('move.ticket', { ticket: before.ticket })}</li>
      {reminders && (
        <li>
          {ways.length === 0
            ? t('move.nobodyTold', { who })
            : ways.map((way) => t(`move.told.${way}`, { who, to: reached[way] })).join(' ')}
        </li>
      )}
      {after.set_id !== null && isMoved && (
        <li>
          {t('move.wheels', {
            set: before.shown['set_id'] ?? String(after.set_id),
            time: whenText(after.begins_at, i18n.language),
          })}
        </li>
      )}
      <li>{t('move.fee')}</li>
    </ul>
  );
}
