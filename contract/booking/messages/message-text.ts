import { chooseLanguage, type Language } from '../../platform/languages.ts';
import { locales } from '../../platform/locales.ts';
import type { Template } from '../booking-settings/reminders.ts';
import { filledIn, type TemplateVariable } from '../booking-settings/template-rules.ts';

/** The templates of a rule, in the languages that it has. */
export type Templates = Readonly<Partial<Record<Language, Template>>>;

const languageOfCountry: Readonly<Record<string, Language>> = { NO: 'nb', SE: 'sv' };

/** The language that is spoken to a customer: theirs, else that of the country the site is in. */
export const customerLanguage = (customer: string | null, country: string): Language =>
  chooseLanguage(customer, languageOfCountry[country]);

/** What is said in a language, else in another that there are words of; undefined where nothing is. */
export function templateFor(
  templates: Templates,
  language: Language,
): [Language, Template] | undefined {
  const found = [language, 'en', 'nb', 'sv'] as const;
  for (const one of found) {
    const template = templates[one];
    if (template && template.text !== '') return [one, template];
  }
  return undefined;
}

/** What a message may name of a booking. */
export interface NamedInMessage {
  readonly customer: string;
  readonly plate: string;
  readonly begins: number | null;
  readonly zone: string;
  readonly services: string;
  /** In minor units. */
  readonly price: number | null;
  readonly country: string;
  readonly site: string;
  readonly address: string;
  readonly phone: string;
  readonly ticket: string;
  /** Where they are called to in the queue; '' where they are not. */
  readonly station: string;
  readonly link: string;
}

/** A message as it leaves. */
export function textOf(
  { subject, text }: Template,
  language: Language,
  named: NamedInMessage,
): { readonly subject: string; readonly text: string } {
  const values = valuesOf(language, named);
  const relevant = text
    .split(/(?<=[.!?]\s|\n)/)
    .filter((sentence) => !isOfNothing(sentence, values))
    .join('');
  return {
    // A subject is one line.
    subject: filledIn(subject, values).replaceAll(/\s+/g, ' ').trim(),
    text: filledIn(relevant, values).trim(),
  };
}

// Where there is no link, `Change it: {link}` says nothing.
function isOfNothing(
  sentence: string,
  values: Readonly<Record<TemplateVariable, string>>,
): boolean {
  const names = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const [only] = names;
  return (
    names.length === 1 &&
    (only === 'link' || only === 'phone' || only === 'price' || only === 'station') &&
    values[only] === ''
  );
}

function valuesOf(
  language: Language,
  { begins, zone, price, country, ...named }: NamedInMessage,
): Readonly<Record<TemplateVariable, string>> {
  const date = { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone } as const;
  // Norwegian puts a point between hours and minutes elsewhere; a time is told as it stands on a ticket.
  const formatted = (locale: string, how: Intl.DateTimeFormatOptions) =>
    begins === null ? '' : plain(new Intl.DateTimeFormat(locale, how).format(begins));
  return {
    ...named,
    date: formatted(locales[language], date),
    time: formatted('en-GB', time),
    price: price === null ? '' : plain(priceText(locales[language], price, country)),
  };
}

function priceText(locale: string, minor: number, country: string): string {
  const amount = minor / 100;
  const digits = Number.isInteger(amount) ? 0 : 2;
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
  return country === 'FI' ? `${number} €` : `${number} kr`;
}

/** Without the spaces and dashes of print, which the telephone network does not know and which make an SMS twice as dear. */
const plain = (text: string): string =>
  text.replaceAll(/[\u00A0\u2009\u202F]/g, ' ').replaceAll(/[\u2012-\u2015\u2212]/g, '-');
