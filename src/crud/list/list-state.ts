import { defaultPageSize, hasOrder } from '#contract/kit/list-query.ts';
import type { Field } from '#contract/kit/field.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { instantOfWall } from '#src/i18n/time.ts';
import { readColumns, startColumns, writeColumns, type Column } from '../table/columns.ts';
import { daysOf, isPeriod } from '#contract/kit/time/periods.ts';

/** How a list stands; all of it is in the address. */
export interface ListState {
  readonly q: string;
  /** `field:asc` or `field:desc`. */
  readonly sort: string;
  readonly page: number;
  readonly perPage: number;
  readonly archived: boolean;
  /** By the names of the query, and `<field>_in` for a period that moves on with the days. */
  readonly filters: Readonly<Record<string, string>>;
  /** Null for those the list starts with. */
  readonly columns: readonly Column[] | null;
  /** The saved view it was opened by. */
  readonly view: string | null;
  /** The row that was gone to last. */
  readonly row: number | null;
}

// A list that has the screen to itself asks for as many as one looks through.
const fullPage = 50;
export const pageChoices = [defaultPageSize, 25, 50, 100, 200];

/** How a list of a resource stands when nothing is said. */
export const startState = (resource: Resource, perPage = fullPage): ListState => ({
  q: '',
  sort: resource.sort,
  page: 1,
  perPage,
  archived: false,
  filters: {},
  columns: null,
  view: null,
  row: null,
});

/** The names under which a field's filter stands in an address. */
export function filterNames(name: string, { fields }: Resource): string[] {
  const field = fields[name];
  if (!field?.filter) return [];
  if (!hasOrder(field.kind)) return [name];
  const bounds = [`${name}_from`, `${name}_to`];
  return ofDays(field) ? [...bounds, `${name}_in`] : bounds;
}

/** All names under which filters of a list stand in an address; of what is a site's, at which sites besides. */
const allFilterNames = (resource: Resource): string[] => [
  ...(resource.of === 'site' ? ['sites'] : []),
  ...filterable(resource).flatMap((name) => filterNames(name, resource)),
];

/** The fields a list can be narrowed by, in their order. */
export const filterable = ({ fields }: Resource): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.filter);

/** The fields a list is narrowed by. */
export const narrowedBy = (resource: Resource, { filters }: Pick<ListState, 'filters'>): string[] =>
  filterable(resource).filter((name) =>
    filterNames(name, resource).some((one) => filters[one] !== undefined),
  );

/** Reads how a list stands from its address. What the resource has not, or nobody can have meant, is left out. */
export function readState(resource: Resource, search: URLSearchParams): ListState {
  const start = startState(resource);
  const filters = allFilterNames(resource).flatMap((name) => {
    const value = search.get(name) ?? '';
    return value !== '' && makesSense(resource, name, value) ? [[name, value]] : [];
  });
  return {
    q: (search.get('q') ?? '').slice(0, 100),
    sort: sortOf(resource, search.get('sort_by')) ?? start.sort,
    page: wholeOf(search.get('page')) ?? 1,
    perPage: pageChoices.find((size) => size === wholeOf(search.get('per_page'))) ?? fullPage,
    archived: search.get('archived') === '1',
    filters: Object.fromEntries(filters) as Record<string, string>,
    columns: readColumns(search.get('columns'), resource),
    view: search.get('view'),
    row: wholeOf(search.get('row')),
  };
}

/**
 * How a list stands as its address says it, shortest: what stands for itself is left out. `address`
 * is what it is written into: what that says of others, such as the open panel, stays.
 */
export function writeState(
  resource: Resource,
  state: ListState,
  address = new URLSearchParams(),
): URLSearchParams {
  const start = startState(resource);
  const columns = state.columns && writeColumns(state.columns);
  const entries: [string, string | null][] = [
    ['view', state.view],
    ['q', state.q || null],
    ...allFilterNames(resource).map((name): [string, string | null] => [
      name,
      state.filters[name] ?? null,
    ]),
    ['archived', state.archived ? '1' : null],
    ['sort_by', state.sort === start.sort ? null : state.sort],
    ['per_page', state.perPage === start.perPage ? null : String(state.perPage)],
    ['columns', columns === writeColumns(startColumns(resource)) ? null : columns],
    ['page', state.page === 1 ? null : String(state.page)],
    ['row', state.row === null ? null : String(state.row)],
  ];
  const names = new Set(entries.map(([name]) => name));
  return new URLSearchParams([
    ...entries.filter((pair): pair is [string, string] => pair[1] !== null),
    ...[...address].filter(([name]) => !names.has(name)),
  ]);
}

/** What is kept of it under a name: all but the place somebody has come to in it. */
export const keptOf = (resource: Resource, state: ListState): string =>
  writeState(resource, { ...state, page: 1, row: null, view: null }).toString();

/** What the server is asked for, with the periods as days seen from today. */
export function listQueryOf(resource: Resource, state: ListState, today: string) {
  return {
    sort_by: state.sort,
    page: state.page,
    per_page: state.perPage,
    ...(state.q.trim() && { q: state.q.trim() }),
    ...(state.archived && { archived: '1' as const }),
    ...wireFilters(resource, state.filters, today),
  };
}

function wireFilters(
  resource: Resource,
  filters: ListState['filters'],
  today: string,
): Record<string, string> {
  const pairs = Object.entries(filters).flatMap(([name, value]) => {
    const field = name.replace(/_in$/, '');
    const bound = boundOf(resource);
    if (field === name || resource.fields[name] || !isPeriod(value)) return [bound(name, value)];
    const [from, to] = daysOf(value, today);
    return [bound(`${field}_from`, from), bound(`${field}_to`, to)];
  });
  return Object.fromEntries(pairs);
}

// Of an instant the days it may be on are asked for: from when the first begins to when the last ends.
const boundOf =
  ({ fields }: Resource) =>
  (name: string, value: string): [string, string] => {
    const [, field = '', end] = /^(.+)_(from|to)$/.exec(name) ?? [];
    if (fields[name] || fields[field]?.kind !== 'instant') return [name, value];
    const began = (day: string) => instantOfWall(Date.parse(day));
    const at = end === 'to' ? began(daysAfter(value, 1)) - 1 : began(value);
    return [name, new Date(at).toISOString()];
  };

const ofDays = ({ kind }: Field) => kind === 'date' || kind === 'instant';

/** The state with one field's filter as it is given; `{}` takes it away. The list begins at its first page. */
export function filtered(
  resource: Resource,
  state: ListState,
  name: string,
  values: Readonly<Record<string, string>>,
): ListState {
  const mine = new Set(filterNames(name, resource));
  const others = Object.entries(state.filters).filter(([one]) => !mine.has(one));
  const filters = { ...Object.fromEntries(others), ...values };
  return { ...state, filters, page: 1, row: null };
}

/** The order after a press on a column's heading: upwards, then downwards. */
export const sortedBy = (sort: string, name: string): string =>
  sort === `${name}:asc` ? `${name}:desc` : `${name}:asc`;

function sortOf({ fields }: Resource, text: string | null): string | null {
  const [, name = '', way] = /^([a-z0-9_]+):(asc|desc)$/.exec(text ?? '') ?? [];
  return way !== undefined && fields[name]?.sort ? `${name}:${way}` : null;
}

const wholeOf = (text: string | null): number | null =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null;

function makesSense({ fields }: Resource, name: string, value: string): boolean {
  if (name === 'sites') return value === 'all';
  const field = fields[name] ?? fields[name.replace(/_(from|to|in)$/, '')];
  if (!field) return false;
  if (!fields[name] && name.endsWith('_in')) return isPeriod(value);
  if (ofDays(field)) return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
  if (field.kind === 'yes_no') return value === 'true' || value === 'false';
  if (field.kind === 'choice') return value.split(',').every((one) => field.choices?.includes(one));
  if (field.kind === 'tags' || field.kind === 'text') return value.length <= 400;
  return /^-?\d{1,15}$/.test(value);
}
