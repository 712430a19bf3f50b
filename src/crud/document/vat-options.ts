import type { CalculatedBy } from '#contract/money/document-lines.ts';
import { percentText } from '#src/i18n/formats.ts';

/** A VAT code with its rate, in hundredths of a per cent: nobody knows the codes by heart. */
export const vatText = (code: string, rate: number): string => `${code} (${percentText(rate)})`;

/** The VAT codes that have a rate on the day of a document, with that rate, and the one that is chosen whether it has one or not. */
export function vatOptions({ rates, day }: CalculatedBy, chosen: string) {
  const held = rates.filter(
    ({ valid_from, valid_to }) => valid_from <= day && !(valid_to !== null && valid_to < day),
  );
  const options = held.map(({ code, rate }) => ({
    value: code,
    label: vatText(code, rate),
  }));
  return options.some(({ value }) => value === chosen)
    ? options
    : [{ value: chosen, label: chosen }, ...options];
}
