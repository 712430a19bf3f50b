import type { MessageRule } from '../messages/message-rules.ts';
import { lengthWithOptOut } from '../messages/opt-out.ts';
import {
  textOf,
  templateFor,
  type NamedInMessage,
  type Templates,
} from '../messages/message-text.ts';
import type { Language } from '../../platform/languages.ts';

/** A rule of the settings, as far as it says what is sent. */
export interface SentRule extends Pick<MessageRule, 'type' | 'transport'> {
  readonly templates: Templates;
}

/** Whom something is sent to. */
export interface Invited {
  readonly language: Language;
  readonly reached_by: readonly SentRule['transport'][];
  readonly refused: readonly SentRule['transport'][];
  readonly named: NamedInMessage;
}

/** How many messages leave, and of how many parts SMS are. */
export interface MessageCost {
  readonly sms: number;
  readonly parts: number;
  readonly emails: number;
}

/** What it takes to send these rules to everybody who can be and may be written to. */
export function costOf(invited: readonly Invited[], rules: readonly SentRule[]): MessageCost {
  const cost = { sms: 0, parts: 0, emails: 0 };
  for (const { language, reached_by: reached, refused, named } of invited) {
    for (const rule of rules) {
      const { transport, templates } = rule;
      if (!reached.includes(transport) || refused.includes(transport)) continue;
      const found = templateFor(templates, language);
      if (!found) continue;
      if (transport === 'email') cost.emails += 1;
      else {
        cost.sms += 1;
        const { text } = textOf(found[1], found[0], named);
        cost.parts += lengthWithOptOut(text, rule, found[0], named.link).parts;
      }
    }
  }
  return cost;
}
