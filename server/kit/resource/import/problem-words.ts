import type { Resource } from '#contract/kit/resource.ts';
import type { Language } from '#contract/platform/languages.ts';
import { errorWords } from '#server/kit/words.ts';
import { choiceOf, yesAndNo } from '../cells.ts';

interface Problem {
  readonly field: string | null | undefined;
  readonly code: string;
  /** What those are called of which it could be one. */
  readonly names?: readonly string[] | undefined;
}

/** What is wrong with a cell in words, with what it may be where that can be told. */
export function problemWords(
  resource: Resource,
  { field, code, names = [] }: Problem,
  language: Language,
): string {
  const words = errorWords(language, code.startsWith('fields.') ? `common.${code}` : code);
  const allowed = names.length > 0 || !field ? names : allowedIn(resource, field, code, language);
  if (allowed.length === 0) return words;
  return `${words} ${errorWords(language, 'common.fields.allowed', { allowed: allowed.join(', ') })}`;
}

function allowedIn(
  resource: Resource,
  field: string,
  code: string,
  language: Language,
): readonly string[] {
  const { kind, choices = [], areCountries, from, to, digits = 0 } = resource.fields[field] ?? {};
  const shown = (value: number) => (value / 10 ** digits).toLocaleString(language);
  switch (code) {
    case 'fields.none_of':
      return kind === 'yes_no'
        ? yesAndNo[language]
        : [
            // Of countries there are too many for a line; the first ones show how they are written.
            ...(areCountries ? choices.filter((value) => value !== '').slice(0, 4) : choices).map(
              (value) => choiceOf(resource, field, value, language),
            ),
            ...(areCountries ? ['…, DE, DEU, D'] : []),
          ];
    case 'fields.too_big':
    case 'fields.too_small':
      return kind === 'number' && from !== undefined && to !== undefined
        ? [`${shown(from)}–${shown(to)}`]
        : [];
    case 'fields.format':
      return kind === 'date' ? ['2026-11-28', '28.11.2026'] : [];
    default:
      return [];
  }
}
