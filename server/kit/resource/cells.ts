import { countryName } from '#contract/kit/rules/countries.ts';
import type { Field } from '#contract/kit/field.ts';
import { writeMinute } from '#contract/kit/rules/time-of-day.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Described, Resource } from '#contract/kit/resource.ts';
import { wordKeys } from '#contract/kit/document/word-keys.ts';
import { wallTime } from '#contract/kit/time/zoned-time.ts';
import type { Language } from '#contract/platform/languages.ts';
import type { Cell } from '#server/kit/sheet/cell.ts';
import { say } from '#server/kit/words.ts';

/** What a field is called. */
export const labelOf = (of: Described, field: string, language: Language): string =>
  say(language, of.feature, wordKeys(of, `fields.${field}`));

/** What a choice is called; the empty one has the word `none`. */
export const choiceOf = (of: Described, field: string, value: string, language: Language): string =>
  of.fields[field]?.areCountries && value !== ''
    ? countryName(value, language)
    : say(language, of.feature, wordKeys(of, `choices.${field}.${value === '' ? 'none' : value}`));

/** How each language writes yes and no in a file. */
export const yesAndNo: Record<Language, readonly [yes: string, no: string]> = {
  en: ['Yes', 'No'],
  nb: ['Ja', 'Nei'],
  sv: ['Ja', 'Nej'],
};

// As a clock of the site shows it.
const shownAt = (at: number, zone: string) =>
  new Date(wallTime(at, zone)).toISOString().slice(0, 16).replace('T', ' ');

/** A value of a row as a cell of a sheet. Numbers stand as people know them: crowns, not their hundredths. */
export function cellOf(
  resource: Resource,
  name: string,
  row: Row,
  { language, zone }: { readonly language: Language; readonly zone: string },
): Cell {
  const field: Field = resource.fields[name]!;
  const value = row[name];
  const text = (of: string): Cell => ({ kind: 'text', value: of });
  if (value === null || value === undefined) return text('');
  switch (field.kind) {
    case 'number':
    case 'money':
    case 'percent': {
      const digits = field.digits ?? 0;
      return { kind: 'number', value: Number(value) / 10 ** digits, digits };
    }
    case 'date':
      // A sheet has no other days.
      return /^\d{4}-/.test(value as string)
        ? { kind: 'date', value: value as string }
        : text(value as string);
    case 'instant':
      return text(shownAt(Date.parse(value as string), zone));
    case 'time':
      return text(writeMinute(value as number));
    case 'yes_no':
      return text(yesAndNo[language][value === true ? 0 : 1]);
    case 'choice':
      return text(choiceOf(resource, name, value as string, language));
    case 'reference':
      return text(row.shown[name] ?? '');
    case 'tags':
      return text((value as string[]).join(', '));
    default:
      return text(value as string);
  }
}
