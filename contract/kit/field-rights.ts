import type { Right } from '../rights.ts';
import { hasParts, type Field, type Fields } from './field.ts';
import type { Resource } from './resource.ts';

/** Whether somebody has a right. */
export type May = (right: Right) => boolean;

/** Whether somebody who may write rows may change this field of them. */
export const mayWrite = ({ write }: { readonly write?: Right | undefined }, may: May): boolean =>
  write === undefined || may(write);

/** Whether somebody who may read rows may read this field of them. */
export const mayRead = ({ read }: { readonly read?: Right | undefined }, may: May): boolean =>
  read === undefined || may(read);

const allowed = (fields: Fields, may: May): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => mayRead(field, may)));

/** A resource as somebody may read it: without the fields, of its lines too, that they may not read. The same one where that is all. */
export function readableOf<R extends Pick<Resource, 'fields'>>(resource: R, may: May): R {
  if (!hasSecrets(resource) || readRights(resource.fields).every(may)) return resource;
  const fields = Object.entries(allowed(resource.fields, may)).map(
    ([name, field]) =>
      [
        name,
        field.lines
          ? { ...field, lines: { ...field.lines, fields: allowed(field.lines.fields, may) } }
          : field,
      ] as const,
  );
  return { ...resource, fields: Object.fromEntries(fields) };
}

const readRights = (fields: Fields): Right[] =>
  Object.values(fields).flatMap(({ read, lines }) => [
    ...(read ? [read] : []),
    ...(lines ? readRights(lines.fields) : []),
  ]);

/** Whether it takes a right of its own to read something of it. */
export const hasSecrets = ({ fields }: Pick<Resource, 'fields'>): boolean =>
  readRights(fields).length > 0;

/** The right that it takes to have a field in a file: its own, or that to take away what it points at. */
export const exportRight = ({ export: own, of }: Pick<Field, 'export' | 'of'>): Right | undefined =>
  own ?? of?.().export;

/**
 * The fields that somebody who may read rows is told of many at once, in a list or a file. Rows that
 * belong to one row that they may open, such as a customer's contacts, are returned as that one is. What has
 * parts of its own is returned for one row alone.
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
    if (hasParts(fields[name]!) || !mayRead(fields[name]!, may)) return false;
    return ofOne || right === undefined || may(right);
  });
}

/** Whether a list or a file of many rows holds personal data, so that it is written down who took it. */
export const namesPersons = ({ export: own, fields }: Pick<Resource, 'export' | 'fields'>) =>
  own !== undefined || Object.values(fields).some((field) => exportRight(field) !== undefined);
