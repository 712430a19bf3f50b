import type { Right } from '../rights.ts';
import { hasParts, type Field } from './fields.ts';
import type { Resource } from './resource.ts';

/** Whether somebody has a right. */
export type May = (right: Right) => boolean;

/** Whether somebody who may write rows may change this field of them. */
export const mayWrite = ({ write }: { readonly write?: Right | undefined }, may: May): boolean =>
  write === undefined || may(write);

/** The right that it takes to have a field in a file: its own, or that to take away what it points at. */
export const exportRight = ({ export: own, of }: Pick<Field, 'export' | 'of'>): Right | undefined =>
  own ?? of?.().export;

/**
 * The fields that somebody who may read rows is told of many at once, in a list or a file. Rows that
 * belong to one row that they may open, such as a customer's contacts, are told as that one is. What has
 * parts of its own is told of one row alone.
 */
export function fieldsOfMany(
  { fields }: Pick<Resource, 'fields'>,
  may: May,
  query: Readonly<Record<string, unknown>> = {},
): string[] {
  const ofOne = Object.entries(fields).some(
    ([name, { kind, required }]) =>
      kind === 'reference' && required === true && query[name] !== undefined,
  );
  return Object.keys(fields).filter((name) => {
    const { readMany: right } = fields[name]!;
    if (hasParts(fields[name]!)) return false;
    return ofOne || right === undefined || may(right);
  });
}

/** Whether a list or a file of many rows tells of persons, so that it is written down who took it. */
export const namesPersons = ({ export: own, fields }: Pick<Resource, 'export' | 'fields'>) =>
  own !== undefined || Object.values(fields).some((field) => exportRight(field) !== undefined);
