import i18next from 'i18next';
import type { Field } from '#contract/kit/field.ts';
import { hasOrder } from '#contract/kit/list-query.ts';
import { showDate } from '#src/i18n/time.ts';
import { isPeriod } from '#contract/kit/time/periods.ts';
import { valueText } from '../values/value-text.ts';
import type { ResourceWords } from '../words.ts';

/** What a field's filter says, by the names it has in the address. */
export type FilterValues = Readonly<Record<string, string>>;

/** What a filter lets through, in words: `Private, Company`, `from 100,00`, `Last 30 days`. */
export function filterText(
  field: Field,
  name: string,
  values: FilterValues,
  words: ResourceWords,
): string {
  const text = (value: string): string =>
    field.kind === 'date' || field.kind === 'instant'
      ? showDate(value)
      : valueText(field, name, Number(value), words);
  if (!hasOrder(field.kind)) {
    const value = values[name] ?? '';
    if (field.kind === 'yes_no') return valueText(field, name, value === 'true', words);
    if (field.kind !== 'choice') return value.split(',').join(', ');
    return value
      .split(',')
      .map((one) => words.choice(name, one))
      .join(', ');
  }
  const period = values[`${name}_in`] ?? '';
  if (isPeriod(period)) return i18next.t(`crud:period.${period}`);
  const { [`${name}_from`]: from, [`${name}_to`]: to } = values;
  if (from !== undefined && to !== undefined)
    return i18next.t('crud:filter.between', { from: text(from), to: text(to) });
  // The least that there is of what has digits.
  if (from === '1' && (field.kind === 'money' || field.digits))
    return i18next.t('crud:filter.overNothing');
  if (from !== undefined) return i18next.t('crud:filter.atLeast', { value: text(from) });
  return to === undefined ? '' : i18next.t('crud:filter.atMost', { value: text(to) });
}
