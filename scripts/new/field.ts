/** The kinds of fields that it knows, each with its column. */
const columns = {
  text: 'text',
  notes: 'text',
  email: 'text',
  phone: 'text',
  plate: 'text',
  org_number: 'text',
  choice: 'text',
  yes_no: 'boolean',
  number: 'integer',
  money: 'bigint',
  percent: 'integer',
  date: 'date',
  time_of_day: 'integer',
  tags: 'text[]',
  reference: 'bigint',
} as const;
type NewKind = keyof typeof columns;

/** A field of a new resource, as it was asked for. */
export interface NewField {
  readonly name: string;
  readonly kind: NewKind;
  /** What stands in brackets behind its kind: the most characters, bounds, values, or what it points at. */
  readonly argument: string;
  readonly required: boolean;
}

/** How fields are written, for anyone who wrote one otherwise. */
export const howFieldsAreWritten =
  'A field is name:kind, with ! behind it when nothing is saved without it. Kinds: text(80) notes email phone ' +
  'plate org_number choice(open,sent,paid) yes_no number(0-600) money percent date time_of_day tags reference(customers)';

const brackets: Partial<Record<NewKind, RegExp>> = {
  text: /^([1-9]\d*)?$/,
  number: /^(\d+-\d+)?$/,
  choice: /^\w+(,\w+)+$/,
  reference: /^[a-z][a-z0-9-]*$/,
};

/** Reads `name:kind(argument)!`. */
export function fieldOf(text: string): NewField {
  const found = /^([a-z][a-z0-9_]*):([a-z_]+)(?:\(([^)]+)\))?(!?)$/.exec(text);
  const [, name = '', kind = '', argument = '', required] = found ?? [];
  if (!isKind(kind) || !(brackets[kind] ?? /^$/).test(argument))
    throw new Error(`${text} is no field that can be written. ${howFieldsAreWritten}`);
  return { name, kind, argument, required: required === '!' };
}

const isKind = (word: string): word is NewKind => Object.hasOwn(columns, word);

/** A name as a variable is called: `vat-codes` is `vatCodes`. */
export function camel(text: string): string {
  return text.replaceAll(/[-_](.)/g, (_, letter: string) => letter.toUpperCase());
}

/** Whether its value is a text that people write. */
export const isText = ({ kind }: NewField) => columns[kind] === 'text' && kind !== 'choice';
/** Whether lists are narrowed by it. */
export const isFilter = ({ kind }: NewField) => kind === 'choice' || kind === 'reference';

/** The values of a choice: one that need not be made begins with none. */
export const choicesOf = ({ kind, argument, required }: NewField): string[] =>
  kind === 'choice' ? [...(required ? [] : ['']), ...argument.split(',')] : [];

/** Its line in the description. */
export function inContract(field: NewField, at: number): string {
  const traits = [
    ...(field.required && field.kind !== 'choice' ? ['required: true'] : []),
    ...(at < 4 ? ['list: true'] : []),
    ...(at === 0 ? ['sort: true'] : []),
    ...(at < 2 && isText(field) ? ['search: true'] : []),
    ...(isFilter(field) ? ['filter: true'] : []),
  ];
  return described(field, traits);
}

/** Its line in what an action asks for. */
export const asAsked = (field: NewField): string =>
  described(field, field.required && field.kind !== 'choice' ? ['required: true'] : []);

/** Its line in a page of settings, where what nobody set has to be something. */
export function asSettings(field: NewField): string {
  const isUsual = field.required && field.kind !== 'choice';
  return described(field, isUsual ? [`required: true, default: ${sample(field)}`] : []);
}

function described(field: NewField, traits: readonly string[]): string {
  const { name, kind, argument } = field;
  const [from = 0, to = 1_000_000] = argument.split('-');
  const before: Partial<Record<NewKind, string>> = {
    text: `${argument || 60}, `,
    number: `{ from: ${from || 0}, to: ${to} }, `,
    choice: `[${choicesOf(field)
      .map((one) => `'${one}'`)
      .join(', ')}], `,
    reference: `(): Resource => ${camel(argument)}, `,
  };
  return `    ${name}: ${camel(kind)}(${before[kind] ?? ''}{ ${traits.join(', ')} }),`;
}

/** Its column. */
export function inTable(field: NewField): string {
  const { name, kind, required } = field;
  const type = columns[kind];
  const empty = {
    text: isText(field) && required ? undefined : `'${choicesOf(field)[0] ?? ''}'`,
    boolean: 'false',
    'text[]': "'{}'",
    integer: undefined,
    bigint: undefined,
    date: undefined,
  }[type];
  const isNeverNull = required || ['text', 'boolean', 'text[]'].includes(type);
  return `${name} ${type}${isNeverNull ? ' not null' : ''}${empty ? ` default ${empty}` : ''}`;
}

const values: Partial<Record<NewKind, readonly [string, string]>> = {
  email: ["'a@post.example'", "'b@post.example'"],
  phone: ["'99887766'", "'99887767'"],
  yes_no: ['true', 'false'],
  money: ['100', '200'],
  percent: ['100', '200'],
  date: ["'2026-01-01'", "'2026-02-01'"],
  time_of_day: ['450', '480'],
  tags: ["['a']", "['b']"],
};

/** A value of it and another, as code. */
function samples({ name, kind, argument }: NewField): readonly string[] {
  if (kind === 'choice') return argument.split(',').map((one) => `'${one}'`);
  if (kind === 'number') {
    const from = Number.parseInt(argument || '0', 10);
    return [`${from}`, `${from + 1}`];
  }
  // As they are kept, so that what is read is what was written.
  const kept = ['plate', 'org_number'].includes(kind) ? name.toUpperCase() : name;
  const letters = kept.replaceAll('_', '').slice(0, Math.min(4, Number(argument || 4)));
  return values[kind] ?? [`'${letters}'`, `'X${letters.slice(1)}'`];
}

/** A value of it, another, and one that is refused, as code. */
export const sample = (field: NewField): string => samples(field)[0]!;
export const otherSample = (field: NewField): string => samples(field)[1]!;
export const wrongSample = ({ kind }: NewField): string => (columns[kind] === 'text' ? '5' : "'x'");

/** What a description imports of the kinds of its fields. */
export const imports = (fields: readonly NewField[]): string =>
  [...new Set(fields.map(({ kind }) => camel(kind)))].toSorted().join(', ');
