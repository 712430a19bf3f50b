import { customers } from '#contract/customer/customers.ts';
import type { Row } from '#contract/kit/row.ts';

/** Whose value of a field the merged customer has; `both` where they can stand beside each other. */
export type Choice = 'kept' | 'other' | 'both';

type Fields = Readonly<
  Record<string, { kind: string; readOnly?: true; most?: number; empty: unknown }>
>;
const fields: Fields = customers.fields;

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The fields in which two customers differ, of those that people write. */
export const differing = (kept: Row, other: Row): string[] =>
  Object.keys(fields).filter((name) => !fields[name]?.readOnly && !same(kept[name], other[name]));

/** Whether both values of a field can be kept: notes below each other, tags beside each other. */
export const takesBoth = (name: string): boolean =>
  fields[name]?.kind === 'notes' || fields[name]?.kind === 'tags';

/** What is chosen before anybody has: nothing that somebody wrote down is lost, and the kept one's own goes first. */
export function firstChoice(name: string, kept: Row, other: Row): Choice {
  if (isEmpty(other[name])) return 'kept';
  if (isEmpty(kept[name])) return 'other';
  return takesBoth(name) ? 'both' : 'kept';
}

/** The value that a choice leads to. */
export function chosen(name: string, choice: Choice, kept: Row, other: Row): unknown {
  const [own, conflict] = [kept[name], other[name]];
  if (choice === 'kept') return own;
  if (choice === 'other') return conflict;
  if (Array.isArray(own) && Array.isArray(conflict)) return [...new Set([...own, ...conflict])];
  return [own, conflict].filter((text) => !isEmpty(text)).join('\n');
}

/** What of the kept customer a merge changes. */
export function changeOf(
  choices: Readonly<Record<string, Choice>>,
  kept: Row,
  other: Row,
): Record<string, unknown> {
  const changed = differing(kept, other)
    .map((name) => [name, chosen(name, choices[name] ?? 'kept', kept, other)] as const)
    .filter(([name, value]) => !same(value, kept[name]));
  return Object.fromEntries(changed);
}
