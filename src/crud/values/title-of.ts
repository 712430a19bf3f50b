import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';

/** What a row is called. */
export const titleOf = ({ title }: Resource, row: Row): string => {
  const text = row[title];
  return typeof text === 'string' && text !== '' ? text : `#${row.id}`;
};

/** Whether a row is called by a number that is drawn later. */
export const isUnnumbered = ({ title, fields }: Resource, row: Row): boolean =>
  fields[title]?.readOnly === true && (row[title] ?? '') === '';
