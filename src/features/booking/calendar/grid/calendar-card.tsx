import type { CSSProperties } from 'react';
import { lookOf, type Look } from '#src/features/booking/bookings/exports.ts';
import { showTime } from '#src/i18n/time.ts';
import type { Card } from './columns.ts';
import { fitsUpright, leastMinutes, linesIn, minutePx } from './geometry.ts';
import type { Packed } from './pack.ts';
import './calendar-card.css';

/** What the looks of bookings are called. */
export type LookWords = Readonly<Record<Look['word'], string>>;

interface Props {
  card: Packed<Card>;
  /** The first minute of the axis that is shown. */
  first: number;
  /** There is room to say when it is: where it stands says it, too. */
  withTime: boolean;
  isChosen: boolean;
  /** Not one of those that are looked for: it takes its time all the same. */
  isFaint: boolean;
  words: LookWords;
}

/** A booking in the calendar: its sign, its plate, whose it is, and its state in a word. There may be hundreds, so it has no hooks and few elements. */
export function CalendarCard({ card, first, withTime, isChosen, isFaint, words }: Props) {
  const { booking, from, to } = card.of;
  const { licenseplate, ticket, contact_name: name, services } = booking;
  const look = lookOf(booking);
  const minutes = Math.max(to - from, leastMinutes);
  const lines = linesIn(minutes);
  const plate = licenseplate || ticket;
  const state = services ? `${words[look.word]} · ${services}` : words[look.word];
  return (
    <button
      type="button"
      tabIndex={-1}
      className="calendar-card"
      data-booking={booking.id}
      data-look={look.word}
      data-tone={look.tone}
      data-active={booking.state === 'active' || undefined}
      data-chosen={isChosen || undefined}
      data-faint={isFaint || undefined}
      data-short={lines === 1 || undefined}
      data-bare={!fitsUpright(plate, minutes) || undefined}
      title={`${plate} ${name}\n${state}`}
      style={styleOf(card, from - first, minutes)}
    >
      <span data-sign={look.shape}>
        {withTime && card.tracks === 1 && lines > 1 && <time>{showTime(booking.begins_at)}</time>}
        <b className="mono">{plate}</b>
        {lines === 1 ? '  ' : '\n'}
        <span>{name}</span>
        {lines > 2 && <span>{`\n${state}`}</span>}
      </span>
    </button>
  );
}

// As px: what is worked out from variables is worked out for each of hundreds.
const styleOf = (
  { track, tracks }: Packed<Card>,
  from: number,
  minutes: number,
): CSSProperties => ({
  top: from * minutePx,
  height: minutes * minutePx - 2,
  ...(tracks > 1 && {
    insetInlineStart: `calc(${(100 * track) / tracks}% + 2px)`,
    width: `calc(${100 / tracks}% - 5px)`,
  }),
});
