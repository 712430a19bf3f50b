import type { Field } from '#contract/kit/field.ts';
import type { Line } from '#contract/kit/document/lines.ts';
import { amountText } from '#src/i18n/formats.ts';
import { valueText } from '../values/value-text.ts';
import type { ResourceWords } from '../words.ts';

/** A value of a line as it is read among others in a column: amounts without their currency, quantities without noughts that say nothing. */
export function lineText(field: Field, name: string, line: Line, words: ResourceWords): string {
  const value = line[name];
  const { kind, digits = 0 } = field;
  const isAmount = kind === 'money' || kind === 'percent' || kind === 'number';
  if (!isAmount || typeof value !== 'number') return valueText(field, name, value, words);
  const text = amountText(value, digits, kind === 'money' ? 2 : 0);
  return kind === 'percent' ? `${text} %` : text;
}
