import * as z from 'zod/mini';
import type { Right } from '../../rights.ts';
import { get, idParam, idParams, post, type Answer, type Call } from '../call.ts';
import type { Fields } from '../field.ts';
import { number } from '../fields.ts';
import { listMeta, listQuery } from '../list-query.ts';
import { resource, type Resource } from '../resource.ts';
import { states } from '../states.ts';
import type { Actions, Guard } from '../steps.ts';

/** How many items are left out, or taken in again, by one call. */
const mostChosen = 200;

const count = { from: 0, to: 1_000_000 } as const;

const fieldsOf = (always: readonly string[], later: readonly string[], run: Guard['needs']) => ({
  state: states(
    {
      draft: 'all',
      planned: always,
      running: later,
      paused: later,
      done: always,
      stopped: always,
    },
    {
      run: {
        from: ['planned'],
        to: 'running',
        needs: { 'common.nothing_planned': ({ planned }) => planned !== 0, ...run },
        usual: true,
      },
      propose: { from: ['draft', 'planned'], to: 'planned', usual: true },
      change: { from: ['planned'], to: 'draft' },
      pause: { from: ['running'], to: 'paused' },
      go_on: { from: ['paused'], to: 'running', usual: true },
      finish: { from: ['running'], to: 'done' },
      stop: { from: ['running', 'paused'], to: 'stopped' },
    },
  ),
  /** How many items are to be done, as they were approved; null before they are proposed. */
  planned: number(count, { readOnly: true, list: true }),
  made: number(count, { readOnly: true, counted: true, list: true }),
});

/**
 * Describes work on many things that is proposed, looked over, approved and then done in portions by
 * a job. Answers its resource of a site, with the states draft, planned, running, paused, done and
 * stopped, and the calls that list its items and leave some out. `name` is its word in addresses,
 * tables and words, and its feature. See docs/batch.md.
 */
export function batch<
  const F extends Fields,
  const C extends Fields,
  const A extends Actions,
  const ItemState extends string,
  const Reason extends string,
  Item extends z.core.$ZodLooseShape,
>(
  name: string,
  spec: {
    readonly path: `/${string}`;
    readonly read: Right;
    readonly write: Right;
    readonly title: keyof F & string;
    readonly sort: `${string}:${'asc' | 'desc'}`;
    /** Its fields: what decides which items are proposed, and how they are done. */
    readonly fields: F;
    /** What is counted of it besides how many items are planned and made. */
    readonly counts: C;
    /** The fields that may be changed once there is a proposal, and the more that may while it runs. */
    readonly always: readonly (keyof F & string)[];
    readonly later: readonly (keyof F & string)[];
    readonly sections?: Readonly<Record<string, readonly string[]>>;
    /** What else starting it needs. */
    readonly run?: Guard['needs'];
    readonly actions?: A;
    /** The table of its items. */
    readonly table: string;
    /** The states of an item as they are listed, why one is left out or has failed, and what else is shown of it. */
    readonly itemStates: readonly [ItemState, ...ItemState[]];
    readonly reasons: readonly [Reason, ...Reason[]];
    readonly item: Item;
  },
) {
  const { path, read, write } = spec;
  const own = fieldsOf(spec.always, [...spec.always, ...spec.later], spec.run);
  const { planned, made, state } = own;
  const { [spec.title]: title, ...others } = spec.fields;
  const fields = { [spec.title]: title!, state, ...others, planned, made, ...spec.counts } as F &
    C &
    ReturnType<typeof fieldsOf>;
  const described = resource<F & C & ReturnType<typeof fieldsOf>, A>(name, {
    feature: name,
    path,
    of: 'site',
    read,
    write,
    title: spec.title,
    sort: spec.sort,
    guards: {
      archive: {
        needs: {
          'common.still_running': ({ state: now }) => now !== 'running' && now !== 'paused',
        },
      },
    },
    fields,
    ...(spec.actions && { actions: spec.actions }),
    ...(spec.sections && { sections: spec.sections }),
  });
  const itemState = z.enum(spec.itemStates);
  const item = z.object({
    id: z.int(),
    state: itemState,
    reason: z.enum(spec.reasons),
    ...spec.item,
  });
  const calls = {
    items: get(`${path}/{id}/items`, {
      summary: `What one of the ${name} is about, item by item, and what became of each or why it is left out`,
      access: read,
      params: idParams,
      query: z.object({
        page: listQuery.page,
        per_page: listQuery.per_page,
        q: listQuery.q,
        state: z.optional(itemState),
      }),
      result: z.object({ data: z.array(item), meta: listMeta }),
    }),
    choose: post(`${path}/{id}/items`, {
      summary: `Leave items of a proposal out, or take them in again. The version is another then, so that what is started is what was looked over`,
      access: write,
      params: idParams,
      body: z.object({
        items: z.array(idParam).check(z.minLength(1), z.maxLength(mostChosen)),
        left_out: z.boolean(),
      }),
      result: described.calls.one.result,
      errors: ['common.wrong_state', 'common.archived'],
    }),
  };
  const head = { ...described, sharedWords: 'batch.head' as const };
  return { resource: head, calls, table: spec.table, itemStates: spec.itemStates };
}

/** Any batch, whatever its fields and items. */
export interface Batch {
  readonly resource: Resource;
  readonly calls: {
    readonly items: Call & {
      readonly result: z.ZodMiniType<{ data: AnyItem[]; meta: z.output<typeof listMeta> }>;
    };
    readonly choose: Call;
  };
  readonly table: string;
  readonly itemStates: readonly string[];
}

interface AnyItem {
  readonly id: number;
  readonly state: string;
  readonly reason: string;
}

/** An item as it is listed. */
export type ItemOf<B extends Batch> = Answer<B['calls']['items']>['data'][number];
