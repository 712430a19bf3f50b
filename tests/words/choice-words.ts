import type { Words } from './locales.ts';

const choiceKey = /^(.+\.choices\.([^.]+))\.([^.]+)$/;

/** Choices that are said by more than one word, or by the word of another choice of the same field: who reads a list and who writes a file means the same by one. */
export function choicesOfManyWords(words: Words): string[] {
  const fields = new Map<string, { name: string; values: Map<string, string> }>();
  for (const [key, text] of words) {
    const [, field, name = '', value = ''] = choiceKey.exec(key) ?? [];
    if (field === undefined) continue;
    const known = fields.get(field) ?? { name, values: new Map<string, string>() };
    known.values.set(value, text);
    fields.set(field, known);
  }
  const wrong: string[] = [];
  const said = new Map<string, string>();
  for (const [field, { name, values }] of fields) {
    if (new Set(values.values()).size < values.size) wrong.push(`${field}: two choices, one word`);
    const some = [...values].filter(([value]) => value !== 'none');
    const alike = some
      .map(([value]) => value)
      .toSorted()
      .join(',');
    for (const [value, text] of some) {
      const choice = `${name} of ${alike}: ${value}`;
      const other = said.get(choice);
      if (other !== undefined && other !== text) wrong.push(`${choice}: ${other}, ${text}`);
      said.set(choice, text);
    }
  }
  return wrong;
}
