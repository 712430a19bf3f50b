/** Something in a calendar; instants are ISO texts. */
export interface CalendarEvent {
  /** The same for good, and of this event alone. */
  readonly uid: string;
  /** Rises with each change: the higher one holds. */
  readonly sequence: number;
  readonly changedAt: string;
  readonly beginsAt: string;
  readonly endsAt: string;
  readonly title: string;
  readonly place?: string;
  readonly text?: string;
  readonly url?: string;
  readonly isCancelled: boolean;
}

/** A calendar as a file that any calendar program reads (RFC 5545); instants stand in UTC, so that no program has to know a zone. */
export function icsOf(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wheelhouse//Bookings//EN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const linesOf = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${inUtc(event.changedAt)}`,
  `DTSTART:${inUtc(event.beginsAt)}`,
  `DTEND:${inUtc(event.endsAt)}`,
  `SUMMARY:${escaped(event.title)}`,
  ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
  ...(event.text ? [`DESCRIPTION:${escaped(event.text)}`] : []),
  ...(event.url ? [`URL:${event.url}`] : []),
  `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
];

/** `20261123T080000Z`. */
const inUtc = (instant: string): string =>
  `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

// RFC 5545 §3.3.11; what else cannot be printed has no place in a line.
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    // oxlint-disable-next-line no-control-regex -- these are what is meant
    .replaceAll(/[\u0000-\u001F\u007F]/g, ' ');

const mostOctets = 75;
const octets = new TextEncoder();

/** A line in pieces of at most 75 octets, each further one begun by a space, and no sign broken (RFC 5545 §3.1). */
function folded(line: string): string {
  let result = '';
  let length = 0;
  for (const sign of line) {
    const more = octets.encode(sign).length;
    if (length + more > mostOctets) {
      result += '\r\n ';
      length = 1;
    }
    result += sign;
    length += more;
  }
  return result;
}
