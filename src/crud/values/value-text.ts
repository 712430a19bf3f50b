import i18next from 'i18next';
import type { Field } from '#contract/kit/field.ts';
import { writeMinute } from '#contract/kit/rules/time-of-day.ts';
import type { Row } from '#contract/kit/row.ts';
import { showMoney } from '#src/i18n/money.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import type { ResourceWords } from '../words.ts';
import { percentText } from '#src/i18n/formats.ts';
import { showNumber } from './number-text.ts';

/** The value of a field in words, '' for none: as history, differences and a screen reader say it. */
export function valueText(
  field: Field,
  name: string,
  value: unknown,
  words: ResourceWords,
  shown: Row['shown'] = {},
): string {
  const { language } = i18next;
  if (value == null || value === '') {
    return field.kind === 'choice' && value === '' ? words.choice(name, '') : '';
  }
  switch (field.kind) {
    case 'choice':
      return words.choice(name, asText(value));
    case 'yes_no':
      return i18next.t(value === true ? 'crud:yes' : 'crud:no');
    case 'money':
      return typeof value === 'number'
        ? moneyText(value, words, language, field.digits)
        : asText(value);
    case 'percent':
      return typeof value === 'number' ? percentText(value) : asText(value);
    case 'number': {
      if (typeof value !== 'number') return asText(value);
      // Years and the like are no amounts: their thousands are not parted.
      const plain = !field.unit && (field.to ?? 0) < 10_000;
      const number = plain ? String(value) : showNumber(value, field.digits ?? 0, language);
      return field.unit ? `${number} ${field.unit}` : number;
    }
    case 'time':
      return typeof value === 'number' ? writeMinute(value) : asText(value);
    case 'date':
      return showDate(asText(value));
    case 'instant':
      return `${showDate(asText(value))} ${showTime(asText(value))}`;
    case 'reference':
      return shown[name] ?? asText(value);
    case 'tags':
      return Array.isArray(value) ? value.join(', ') : asText(value);
    case 'structure':
    case 'lines':
      return i18next.t('crud:parts');
    case 'text':
    case 'notes':
    case 'email':
    case 'phone':
    case 'plate':
    case 'org_number':
    case 'address':
      return asText(value);
  }
}

/** An amount with the currency of the site, as a language writes it: in minor units, or with more decimals. */
export function moneyText(
  amount: number,
  words: ResourceWords,
  language: string,
  digits = 2,
): string {
  const currency = words.currency();
  return currency
    ? showMoney(amount, currency, language, digits)
    : showNumber(amount, digits, language);
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
