import type { Resource } from '#contract/kit/resource.ts';
import { calledKey } from '#contract/kit/rules/same-text.ts';
import { sameValue } from '../same-value.ts';
import type { Stored, Values } from '../resource-table.ts';
import type { Found } from './known-rows.ts';

/** Why a row of a file may not be the one that a key of it found. */
export interface Warning {
  readonly field: string;
  readonly code: 'fields.other_name' | 'fields.other_one';
}

// Companies are called with and without.
const legalForms = /(?:^| )(?:asa?|ab|aps|ans|da|oyj?|hb|kb|enk|publ|a\/s|i\/s)(?= |$)/g;

const nameKey = (name: unknown): string => {
  const key = calledKey(typeof name === 'string' ? name : '');
  return key.replaceAll(legalForms, '').trim() || key;
};

/**
 * What speaks against a row of a file being the one of the register that its key found: it is called
 * otherwise, another key of it is somebody else's, or contradicts what this one has. An address of
 * mail and a telephone change, so that they differ says nothing.
 */
export function warningsOf(
  resource: Resource,
  values: Values,
  before: Stored,
  found: readonly Found[],
): Warning[] {
  const warnings: Warning[] = [];
  const { sameName } = resource;
  if (sameName && values[sameName] !== undefined) {
    const isSame = nameKey(values[sameName]) === nameKey(before[sameName]);
    if (!isSame) warnings.push({ field: sameName, code: 'fields.other_name' });
  }
  for (const { key, rows } of found) {
    const isOfAnother = rows.length > 0 && rows.every(({ id }) => id !== before.id);
    const contradicted = key.length === 1 && key.find((name) => contradicts(name));
    if (isOfAnother || contradicted) warnings.push({ field: key[0]!, code: 'fields.other_one' });
  }
  return warnings;

  function contradicts(name: string): boolean {
    const { kind } = resource.fields[name]!;
    if (kind === 'email' || kind === 'phone') return false;
    const own = before[name];
    return own !== null && own !== '' && !sameValue(resource, name, values[name], own);
  }
}
