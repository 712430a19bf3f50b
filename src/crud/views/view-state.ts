import type { Resource } from '#contract/kit/resource.ts';
import type { View } from '#contract/lists/views.ts';
import { columnsOf } from '../list/columns-of.ts';
import { keptOf, readState, writeState, type ListState } from '../list/list-state.ts';
import { writeColumns } from '../table/columns.ts';

/** What a saved view keeps of a list. */
export type Kept = Pick<View, 'query' | 'columns'>;

/** What is kept of how a list stands, under a name. */
export function keptView(resource: Resource, state: ListState): Kept {
  const { columns: _, ...query } = Object.fromEntries(new URLSearchParams(keptOf(resource, state)));
  return {
    query,
    columns: columnsOf(resource, state).map(({ name, width }) => ({
      field: name,
      ...(width !== null && { width }),
    })),
  };
}

/** How the list stands that a view keeps. */
export function stateOf(resource: Resource, { id, query, columns }: View): ListState {
  const search = new URLSearchParams(query);
  const kept = columns.map(({ field, width }) => ({ name: field, width: width ?? null }));
  if (kept.length > 0) search.set('columns', writeColumns(kept));
  return { ...readState(resource, search), view: String(id) };
}

/** A view that everybody has: the narrowing of its address. With `sites=all`, everybody who works at several sites. */
export interface PresetView {
  readonly title: `${string}:${string}`;
  readonly query: string;
}

/** How the list of a preset stands. */
export const stateOfPreset = (resource: Resource, { query }: PresetView): ListState =>
  readState(resource, new URLSearchParams(query));

/** The presets that narrow and sort a list by nothing that the person is not told (`readable` of the `whole`). */
export const readablePresets = (
  whole: Resource,
  readable: Resource,
  presets: readonly PresetView[],
): readonly PresetView[] =>
  presets.filter(
    (preset) =>
      writeState(whole, stateOfPreset(whole, preset)).toString() ===
      writeState(readable, stateOfPreset(readable, preset)).toString(),
  );

/** Whether a list stands as one of the presets does. */
export const isPreset = (
  resource: Resource,
  presets: readonly PresetView[],
  state: ListState,
): boolean =>
  state.view === null &&
  presets.some(
    (preset) => keptOf(resource, stateOfPreset(resource, preset)) === keptOf(resource, state),
  );
