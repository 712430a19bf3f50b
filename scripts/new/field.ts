/** A field of a new resource, as it was asked for. */
export interface NewField {
  readonly name: string;
  readonly kind: string;
  readonly size: string | undefined;
  readonly required: boolean;
}

/** Reads `name:kind(size)!`; undefined where it is none, or of a kind that is not known. */
export function fieldOf(text: string): NewField | undefined {
  const found = /^([a-z][a-z0-9_]*):([a-z_]+)(?:\(([\d-]+)\))?(!?)$/.exec(text);
  const [, fieldName = '', kind = '', size, required] = found ?? [];
  if (!kinds.split(' ').includes(kind)) return undefined;
  return { name: fieldName, kind, size, required: required === '!' };
}

/** A name as a variable is called: `vat-codes` is `vatCodes`. */
export function camel(text: string): string {
  return text.replaceAll(/[-_](.)/g, (_, letter: string) => letter.toUpperCase());
}

/** The kinds of fields that it knows. */
export const kinds =
  'text notes email phone plate org_number yes_no number money percent date time_of_day tags';

const isNumber = ({ kind }: NewField) =>
  ['number', 'money', 'percent', 'time_of_day'].includes(kind);
/** Whether its value is a text. */
export const isText = ({ kind }: NewField) =>
  ['text', 'notes', 'email', 'phone', 'plate', 'org_number'].includes(kind);

/** Its line in the description. */
export function inContract(field: NewField, at: number): string {
  const { name: fieldName, kind, required } = field;
  const traits = [
    ...(required ? ['required: true'] : []),
    ...(at < 4 ? ['list: true'] : []),
    ...(at === 0 ? ['sort: true'] : []),
    ...(at < 2 && isText(field) ? ['search: true'] : []),
  ];
  return `    ${fieldName}: ${camel(kind)}(${boundsOf(field)}{ ${traits.join(', ')} }),`;
}

function boundsOf({ kind, size }: NewField): string {
  const bounds = /^(\d+)-(\d+)$/.exec(size ?? '');
  if (kind === 'text') return `${size ?? 60}, `;
  return kind === 'number'
    ? `{ from: ${bounds?.[1] ?? 0}, to: ${bounds?.[2] ?? 1_000_000} }, `
    : '';
}

/** Its column. */
export function inTable(field: NewField): string {
  const { name: column, kind, required } = field;
  if (isText(field)) return `  ${column} text not null${required ? '' : " default ''"},`;
  if (isNumber(field))
    return `  ${column} ${kind === 'money' ? 'bigint' : 'integer'}${required ? ' not null' : ''},`;
  if (kind === 'yes_no') return `  ${column} boolean not null default false,`;
  if (kind === 'date') return `  ${column} date${required ? ' not null' : ''},`;
  if (kind === 'tags') return `  ${column} text[] not null default '{}',`;
  throw new Error(`Write ${column} by hand: a ${kind} says more than its name.`);
}

/** A value of it, as code. */
export function sample(field: NewField, other = ''): string {
  if (field.kind === 'time_of_day') return '450';
  if (field.kind === 'number') return `${/^\d+/.exec(field.size ?? '0')?.[0] ?? 0}`;
  if (isNumber(field)) return '100';
  if (field.kind === 'yes_no') return 'true';
  if (field.kind === 'date') return "'2026-01-01'";
  if (field.kind === 'email') return "'a@post.example'";
  if (field.kind === 'phone') return "'99887766'";
  if (field.kind === 'tags') return "['a']";
  const text = `'${field.name.slice(0, 4)}${other}'`.replaceAll('_', '');
  // As they are kept, so that what is read is what was written.
  return ['plate', 'org_number'].includes(field.kind) ? text.toUpperCase() : text;
}

/** What a description imports of the kinds of its fields. */
export const imports = (fields: readonly NewField[]): string =>
  [...new Set(fields.map(({ kind }) => camel(kind)))].toSorted().join(', ');

/** Its line in a page of settings, where what nobody set has to be something. */
export function asSettings(field: NewField): string {
  const usual = field.required ? `required: true, default: ${sample(field)}` : '';
  return `    ${field.name}: ${camel(field.kind)}(${boundsOf(field)}{ ${usual} }),`;
}

/** Another value of it, and one that is refused. */
export const otherSample = (field: NewField): string =>
  field.kind === 'yes_no' || !isNumber(field) ? sample(field, 'x') : `${Number(sample(field)) + 1}`;
export const wrongSample = (field: NewField): string => (isText(field) ? '5' : "'x'");
