import type { Resource } from '#contract/kit/resource.ts';
import { now } from '#server/kit/clock.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import type { ListQuery } from '../filters.ts';
import { ownerOf } from '../resource-table.ts';

const lasting = 10_000;
const mostLists = 1_000;
const mostStarts = 100;

/** Where a page far into a list began: its first row stood behind so many others. */
interface Start {
  readonly offset: number;
  readonly value: unknown;
  readonly id: unknown;
}

/** What is known of a list, narrowed in one way, for a moment. */
export interface KnownList {
  /** It has more rows than are counted, so that they need not be counted for its next page. */
  many: boolean;
  /** By the order that it is read in. */
  readonly starts: Map<string, Start[]>;
}

/** What is known of a list of which nothing is. */
export const unknownList = (): KnownList => ({ many: false, starts: new Map() });

/** The nearest place from which a page can be found without walking there from the beginning. */
export function nearestStart(list: KnownList, order: string, offset: number): Start | undefined {
  return list.starts
    .get(order)
    ?.filter((start) => start.offset <= offset)
    .reduce<Start | undefined>(
      (best, start) => (best && best.offset > start.offset ? best : start),
      undefined,
    );
}

export function keepStart(list: KnownList, order: string, start: Start): void {
  const starts = list.starts.get(order) ?? [];
  if (starts.some(({ offset }) => offset === start.offset)) return;
  list.starts.set(order, [start, ...starts].slice(0, mostStarts));
}

/**
 * Remembers of lists for ten seconds what costs much to find out again for every page. Nothing that is
 * exact to a row: a list that says '10 000+' goes on saying so, and a page behind the ten thousandth
 * row stays where it was. What this server is told of changes ends it at once.
 */
export class ListMemory {
  #lists = new Map<string, KnownList & { readonly until: number }>();

  of(
    resource: Pick<Resource, 'name' | 'of' | 'fields'>,
    caller: Pick<Actor, 'chainId' | 'companyId' | 'siteId'>,
    query: ListQuery,
  ): KnownList {
    const { page: _, per_page: __, sort_by: ___, ...narrowed } = query;
    const where = Object.values(ownerOf(resource, caller)).join('.');
    // What is counted may be so for the caller alone.
    if (Object.keys(narrowed).some((name) => resource.fields[name]?.counted)) return unknownList();
    const named = Object.entries(narrowed).toSorted(([one], [other]) => (one < other ? -1 : 1));
    const key = `${resource.name} ${where} ${JSON.stringify(named)}`;
    const at = now().getTime();
    const known = this.#lists.get(key);
    if (known && known.until > at) return known;
    if (this.#lists.size >= mostLists) this.#lists.clear();
    const list = { ...unknownList(), until: at + lasting };
    this.#lists.set(key, list);
    return list;
  }

  forget({ name }: Pick<Resource, 'name'>): void {
    for (const key of this.#lists.keys()) {
      if (key.startsWith(`${name} `)) this.#lists.delete(key);
    }
  }
}
