import type { Language } from '../../platform/languages.ts';
import { smsLength, type SmsLength } from '../booking-settings/template-rules.ts';
import { isMarketing, isOfWave, type MessageRule } from './message-rules.ts';

type Rule = Pick<MessageRule, 'type' | 'transport'>;

// Of marketing that is sent, the law of Norway, Sweden, Denmark and Finland asks that it says how to be
// spared more of it; a mail has a link for that.
const words: Readonly<Record<Language, (by: string | null, site: string) => string>> = {
  en: (phone, site) => `No more SMS like this? ${phone ? `Call ${phone}.` : `Tell ${site}.`}`,
  nb: (phone, site) =>
    `Vil du ikke ha slike SMS? ${phone ? `Ring ${phone}.` : `Si fra til ${site}.`}`,
  sv: (phone, site) =>
    `Vill du inte ha sådana sms? ${phone ? `Ring ${phone}.` : `Säg till ${site}.`}`,
};

/** Whether an SMS has to say how to be spared more of it: nobody asked for it. */
export const needsOptOut = ({ type, transport }: Rule): boolean =>
  transport === 'sms' && (isMarketing(type) || isOfWave(type));

/** The text of a message with what the law wants behind it, in the language that it is written in. */
export const withOptOut = (
  text: string,
  rule: Rule,
  language: Language,
  { phone, site }: { readonly phone: string; readonly site: string },
): string => (needsOptOut(rule) ? `${text}\n${words[language](phone || null, site)}` : text);

/** How many SMS a message takes, with what stands behind it. */
export const lengthWithOptOut = (...given: Parameters<typeof withOptOut>): SmsLength =>
  smsLength(withOptOut(...given));
