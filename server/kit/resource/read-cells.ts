import { hasParts, type Field } from '#contract/kit/field.ts';
import { readMinute } from '#contract/kit/rules/time-of-day.ts';
import { readWritten, type DecimalMark } from '#contract/kit/rules/written-number.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { languages } from '#contract/platform/languages.ts';
import { choiceOf, labelOf, yesAndNo } from './cells.ts';
import { countryCalled } from './import/country-called.ts';
import { formerWords } from './import/former-choice-words.ts';
import { withoutUnit } from './import/written-units.ts';
import { usualHeadings } from './import/usual-headings.ts';

/** How a file has amounts and numbers: the currency that they are kept in, and the decimal mark of the cell's column; null while it is open. */
export interface HowWritten {
  readonly currency?: string;
  readonly mark?: DecimalMark | null;
}

/** What a cell could not be read as; the words stand below `common:errors`. */
export interface Unread {
  readonly unread: string;
}

const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether two headings are the same however they are written. */
export const sameHeading = (one: string, other: string): boolean => folded(one) === folded(other);

/** The field that each heading seems to be, as it was `matched` before, by its name, its label in any language or what it is usually called; each field once. */
export function suggestedFields(
  resource: Resource,
  headings: readonly string[],
  matched: Readonly<Record<string, string>> = {},
): (string | null)[] {
  const known = new Map<string, string>();
  const fields = importable(resource);
  for (const field of fields) {
    for (const usual of usualHeadings(resource.name, field)) known.set(folded(usual), field);
  }
  // What it is called here goes before what others call it.
  for (const field of fields) {
    known.set(folded(field), field);
    for (const language of languages) known.set(folded(labelOf(resource, field, language)), field);
  }
  for (const [heading, field] of Object.entries(matched)) known.set(folded(heading), field);
  const taken = new Set<string>();
  return headings.map((heading) => {
    const field = known.get(folded(heading));
    if (field === undefined || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** The fields that a file may fill: those that people write, and those that identify the row that is meant. */
export const importable = (resource: Resource): string[] =>
  Object.entries(resource.fields)
    .filter(([name, { readOnly }]) => !readOnly || resource.keys?.flat().includes(name))
    .filter(([, field]) => !hasParts(field) && field.kind !== 'instant')
    .map(([name]) => name);

/**
 * The value that a cell holds for a field; undefined when the cell is empty, which leaves a row as
 * it is. A reference stays the text it is called by. Throws nothing: what cannot be read says so.
 */
export function valueOf(
  resource: Resource,
  name: string,
  cell: string,
  { currency = '', mark = null }: HowWritten = {},
): unknown {
  if (cell === '') return undefined;
  const field: Field = resource.fields[name]!;
  if (field.kind === 'money' && isOfAnother(cell, currency)) {
    return { unread: 'fields.other_currency' };
  }
  const read = readAs(resource, name, field, cell, mark);
  if (isUnread(read)) {
    return read.unread === 'fields.open_mark' ? read : { unread: ownWord(field) ?? read.unread };
  }
  if (field.kind === 'reference') return read;
  const checked = field.schema.safeParse(read);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  if (issue?.message.startsWith('fields.')) return { unread: issue.message };
  if (issue?.code === 'too_small' && issue.origin === 'date') return { unread: 'fields.too_early' };
  if (issue?.code === 'too_big' && issue.origin === 'date') return { unread: 'fields.too_late' };
  const size = issue?.code === 'too_big' || issue?.code === 'too_small';
  if (!size) return { unread: 'fields.format' };
  if (issue.code === 'too_big') {
    return { unread: typeof read === 'string' ? 'fields.too_long' : 'fields.too_big' };
  }
  return { unread: 'fields.too_small' };
}

export const isUnread = (value: unknown): value is Unread =>
  typeof value === 'object' && value !== null && 'unread' in value;

const wrong: Unread = { unread: 'fields.format' };
const noneOf: Unread = { unread: 'fields.none_of' };

/** What a field says of whatever it cannot be, where it says more than that it is not written so. */
function ownWord({ kind, schema }: Field): string | undefined {
  if (kind !== 'number' && kind !== 'money' && kind !== 'percent') return undefined;
  const message = schema.safeParse(Number.NaN).error?.issues[0]?.message;
  return message?.startsWith('fields.') ? message : undefined;
}

const signs: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP' };
const currencyWord = /(?<!\p{L})(?:NOK|SEK|DKK|EUR|USD|GBP|ISK|CHF|PLN)(?!\p{L})|[€$£]/iu;

/** Whether an amount says that it is in another currency. Crowns that are only called so are taken for one's own. */
function isOfAnother(cell: string, currency: string): boolean {
  const sign = currencyWord.exec(cell)?.[0].toUpperCase();
  return sign !== undefined && (signs[sign] ?? sign) !== currency;
}

function readAs(
  resource: Resource,
  name: string,
  field: Field,
  cell: string,
  mark: DecimalMark | null,
): unknown {
  switch (field.kind) {
    case 'number':
    case 'money':
    case 'percent':
      return numberIn(field, cell, mark);
    case 'date':
      return dayIn(cell);
    case 'time':
      return readMinute(cell) ?? wrong;
    case 'yes_no':
      return yesIn(cell);
    case 'choice':
      return field.areCountries
        ? (countryCalled(cell, field.choices ?? []) ??
            choiceIn(resource, name, field.choices?.filter((one) => one === '') ?? [], cell))
        : choiceIn(resource, name, field.choices ?? [], cell);
    case 'tags':
      return [...new Set(cell.split(/[,;]/).map((tag) => tag.trim()))].filter((tag) => tag !== '');
    default:
      return cell;
  }
}

/** How many digits may stand behind the comma is the field's; which mark is the comma, its column's. */
function numberIn(field: Field, cell: string, mark: DecimalMark | null): number | Unread {
  const read = readWritten(withoutUnit(cell), field.digits ?? 0, mark);
  if (typeof read === 'number') return read;
  if (read === 'none') return wrong;
  return { unread: read === 'open' ? 'fields.open_mark' : 'fields.too_fine' };
}

function dayIn(cell: string): string | Unread {
  const [, year, month, day] =
    /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ].*)?$/.exec(cell) ??
    turned(/^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(cell)) ??
    [];
  if (year === undefined || month === undefined || day === undefined) return wrong;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

// In the Nordic countries the day comes first.
const turned = (found: RegExpExecArray | null) =>
  found && ([found[0], found[3], found[2], found[1]] as const);

const yes = ['true', '1', 'x', 'y', 'j', ...languages.map((one) => folded(yesAndNo[one][0]))];
const no = ['false', '0', 'n', ...languages.map((one) => folded(yesAndNo[one][1]))];

function yesIn(cell: string): boolean | Unread {
  const word = folded(cell);
  if (yes.includes(word)) return true;
  return no.includes(word) ? false : noneOf;
}

function choiceIn(
  resource: Resource,
  name: string,
  choices: readonly string[],
  cell: string,
): string | Unread {
  const word = folded(cell);
  const found = choices.find(
    (value) =>
      folded(value) === word ||
      languages.some((language) => folded(choiceOf(resource, name, value, language)) === word),
  );
  return found ?? choices.find((value) => wasCalled(name, value, word)) ?? noneOf;
}

/** Whether a choice was called so before: a file may be older than its word. */
const wasCalled = (field: string, value: string, word: string): boolean =>
  formerWords[field]?.[value]?.some((former) => folded(former) === word) ?? false;
