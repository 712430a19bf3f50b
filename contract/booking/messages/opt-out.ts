import { optOutHash } from '../first-calls.ts';
import type { Language } from '../../platform/languages.ts';
import { smsLength, type SmsLength } from '../booking-settings/template-rules.ts';
import { isMarketing, isOfWave, type MessageRule } from './message-rules.ts';

type Rule = Pick<MessageRule, 'type' | 'transport'>;

// Of marketing that is sent, the law of Norway (markedsføringsloven § 15), Sweden (marknadsföringslagen
// 19 §), Denmark (markedsføringsloven § 10) and Finland (lag 917/2014, 200 §) asks that each message says
// how to be spared more of it, easily and for nothing: a call in opening hours is neither.
const words: Readonly<
  Record<Language, Record<MessageRule['transport'], string> & { same: string }>
> = {
  en: {
    sms: 'No more SMS like this?',
    email: 'No more mails like this?',
    same: 'Say so at the same link.',
  },
  nb: {
    sms: 'Ikke flere slike SMS?',
    email: 'Ikke flere slike e-poster?',
    same: 'Si fra på samme lenke.',
  },
  sv: {
    sms: 'Inga fler sådana sms?',
    email: 'Inga fler sådana mejl?',
    same: 'Säg till på samma länk.',
  },
};

/** Whether a message has to say how to be spared more of it: nobody asked for it. */
export const needsOptOut = ({ type }: Pick<Rule, 'type'>): boolean =>
  isMarketing(type) || isOfWave(type);

/** The text of a message with what the law wants behind it, in the language that it is written in. By `link` one says so; of an SMS it is that of the customer's page, which the text may name already. */
export function withOptOut(text: string, rule: Rule, language: Language, link: string): string {
  if (!needsOptOut(rule)) return text;
  const { same, ...ask } = words[language];
  const isSms = rule.transport === 'sms';
  const by = isSms && text.includes(link) ? same : isSms ? link + optOutHash : link;
  return `${text}\n${isSms ? '' : '\n'}${ask[rule.transport]} ${by}`;
}

/** How many SMS a message takes, with what stands behind it. */
export const lengthWithOptOut = (...args: Parameters<typeof withOptOut>): SmsLength =>
  smsLength(withOptOut(...args));
