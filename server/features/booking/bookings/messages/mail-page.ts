import { icsOf } from '#contract/booking/booking-links/ics.ts';
import type { Language } from '#contract/platform/languages.ts';
import type { Attached } from '#server/kit/mail/messages-repo.ts';
import { say } from '#server/kit/words.ts';
import type { DueMessage } from './send-repo.ts';

interface MailInput {
  readonly message: DueMessage;
  readonly language: Language;
  readonly text: string;
  /** How to be spared more of it; '' where that need not be said. */
  readonly ending: string;
  /** The address of the customer's page. */
  readonly link: string;
  /** The workshop's, where it has one. */
  readonly logo: string | null;
  /** What the booking is called in calendars. */
  readonly uid: string;
}

const word = (language: Language, key: string) => say(language, 'booking-links', `page.${key}`);

/** What stands below the text of each mail about a booking: its ticket, where it is, and for which car. */
function factsOf({ ticket, site, town, plate }: DueMessage, language: Language) {
  return [
    [word(language, 'ticket'), ticket],
    [word(language, 'where'), [site, town].filter(Boolean).join(', ')],
    [word(language, 'car'), plate],
  ].filter(([, value]) => value) as [string, string][];
}

/** The text of a mail about a booking, for programs that show no page. */
export const mailText = ({ message, language, text, ending }: MailInput): string =>
  [
    text,
    factsOf(message, language)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
    ending,
  ]
    .filter(Boolean)
    .join('\n\n');

/** The same as a page, from the workshop and with its logo, and with the booking as a file for calendars where it has a time. */
export function mailPage(input: MailInput): Attached {
  const { message, language, text, ending, link, logo } = input;
  const { site, begins } = message;
  const facts = factsOf(message, language).map(
    ([name, value]) =>
      `<tr><td style="padding:4px 16px 4px 0;color:#555">${escaped(name)}</td><td style="padding:4px 0"><b>${escaped(value)}</b></td></tr>`,
  );
  const open = say(language, 'online-booking', 'receipt.change');
  const parts = [
    logo
      ? `<p><img src="${escaped(logo)}" alt="${escaped(site)}" height="40" style="max-width:240px"></p>`
      : `<p><b>${escaped(site)}</b></p>`,
    ...text.split('\n').map((line) => `<p>${escaped(line)}</p>`),
    `<table style="border-collapse:collapse">${facts.join('')}</table>`,
    `<p><a href="${escaped(link)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#17212b;color:#fff;text-decoration:none">${escaped(open)}</a></p>`,
    ...(ending ? [`<p style="color:#555">${escaped(ending)}</p>`] : []),
  ];
  return {
    from: site,
    html: `<!doctype html><html lang="${language}"><body style="font-family:sans-serif;color:#17212b">${parts.join('')}</body></html>`,
    ...(begins && { file: calendarFile(input, begins) }),
  };
}

function calendarFile({ message, link, uid }: MailInput, begins: Date) {
  const { ticket, services, plate, site, town, minutes, version, changedAt, isCancelled } = message;
  const ics = icsOf(site, [
    {
      uid,
      sequence: version,
      changedAt: changedAt.toISOString(),
      beginsAt: begins.toISOString(),
      endsAt: new Date(begins.getTime() + minutes * 60_000).toISOString(),
      title: [services || ticket, plate].filter(Boolean).join(' · '),
      place: [site, town].filter(Boolean).join(', '),
      text: ticket,
      url: link,
      isCancelled,
    },
  ]);
  return {
    name: `${ticket}.ics`,
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    base64: Buffer.from(ics).toString('base64'),
  };
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
