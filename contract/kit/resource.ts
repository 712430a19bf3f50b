import * as z from 'zod/mini';
import type { Right } from '../rights.ts';
import { data, get, idParam, idParams, patch, post, type Call } from './call.ts';
import { event } from './event.ts';
import { changedElsewhere, stepCalls } from './actions/step-calls.ts';
import type { Fields } from './field.ts';
import { filtersOf, listMeta, listQuery, sitesQuery, sortsOf } from './list-query.ts';
import { listedShapesOf, outputShapes } from './output-shapes.ts';
import type { Papers } from './document/papers.ts';
import type { Parts } from './document/parts.ts';
import { bulkDone, historyEntry, kept, ofSite, version } from './row.ts';
import type { Actions, Guard } from './steps.ts';

/** Names of the fields that a form may write. */
export type Writable<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { readOnly: true } ? never : Name;
}[keyof F] &
  string;

// Lines are written by what changes of them, and read whole.
type Shapes<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { kind: 'lines' } ? F[Name]['output'] : F[Name]['schema'];
};
type Listed<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { readMany: Right } | { kind: 'structure' | 'lines' }
    ? z.ZodMiniOptional<F[Name]['schema']>
    : F[Name]['schema'];
};
type Optional<F extends Fields> = {
  [Name in Writable<F>]: z.ZodMiniOptional<F[Name]['schema']>;
};
type InputShape<F extends Fields> = {
  [Name in Writable<F>]: F[Name] extends { required: true }
    ? F[Name] extends { default: unknown }
      ? z.ZodMiniOptional<F[Name]['schema']>
      : F[Name]['schema']
    : z.ZodMiniOptional<F[Name]['schema']>;
};

/** What is said of a resource. */
export interface Spec<F extends Fields, A extends Actions = Actions> {
  /** The feature it belongs to: its words stand in that one's file under the resource's name. */
  readonly feature: string;
  readonly path: `/${string}`;
  /** Whose rows they are: every site's of the chain, those of one company in it, or one site's own. */
  readonly of: 'chain' | 'company' | 'site';
  readonly read: Right;
  readonly write: Right;
  /** Who may take the whole list away as a file, where not everybody who reads may. */
  readonly export?: Right;
  /** The field that one is called by. */
  readonly title: keyof F & string;
  /** The reference to what a row stands within for good: what it points at that stands within one too stands within the same. */
  readonly within?: keyof F & string;
  /** By which fields together an import knows a row again; the first that are filled in decide. */
  readonly keys?: readonly (readonly (keyof F & string)[])[];
  /** What a person is called: an import asks whether a row is meant whose key it found and whose name is another. */
  readonly sameName?: keyof F & string;
  /** What is looked for in rows when this is typed into the search box, where rows have it written otherwise. */
  readonly searched?: (typed: string) => string;
  /** How the list starts: `name:asc`. */
  readonly sort: `${string}:${'asc' | 'desc'}`;
  readonly fields: F;
  /** Who may archive and restore a row, and what has to be so. */
  readonly guards?: { readonly archive?: Guard; readonly restore?: Guard };
  /** What else is done with a row; each is a call, shown where a screen puts it. */
  readonly actions?: A;
  /** The parts of its form and the fields in each, in their order; words `<resource>.sections.<part>`. Without it the form has one part. */
  readonly sections?: Readonly<Record<string, readonly (keyof F & string)[]>>;
}

/**
 * Describes a thing that people keep lists of and edit by forms; from it come its calls, the
 * server's handling of them, its screens, its import and export. `name` is its word in addresses,
 * tables and words. Throws where a step or an action is called as one that every resource has. See
 * docs/resource.md for one from end to end.
 */
export function resource<const F extends Fields, const A extends Actions = Actions>(
  name: string,
  spec: Spec<F, A>,
) {
  const { path, read, write, fields } = spec;
  const one = z.object({ ...outputShapes(fields), ...kept }) as z.ZodMiniObject<
    Shapes<F> & typeof kept
  >;
  const isOfSite = spec.of === 'site';
  const listed = z.object({
    ...listedShapesOf(fields),
    ...kept,
    ...(isOfSite && ofSite),
  }) as z.ZodMiniObject<Listed<F> & typeof kept & typeof ofSite>;
  const filters = { sort_by: sortsOf(fields), ...filtersOf(fields) };
  const query = z.object({ ...listQuery, ...(isOfSite && sitesQuery), ...filters });
  const writable = Object.entries(fields).filter(([, { readOnly }]) => !readOnly);
  const input = Object.fromEntries(
    writable.map(([key, { schema, required, default: usual }]) => [
      key,
      required && usual === undefined ? schema : z.optional(schema),
    ]),
  ) as InputShape<F>;
  const changed = Object.fromEntries(
    writable.map(([key, { schema }]) => [key, z.optional(schema)]),
  ) as Optional<F>;
  const { archive, restore, steps, actions } = stepCalls(name, spec, data(one));
  return {
    ...spec,
    actions: (spec.actions ?? {}) as A,
    name,
    calls: {
      list: get(path, {
        summary: `List ${name}`,
        access: read,
        query,
        result: z.object({ data: z.array(listed), meta: listMeta }),
      }),
      one: get(`${path}/{id}`, {
        summary: `One of the ${name}`,
        access: read,
        params: idParams,
        result: data(one),
      }),
      add: post(path, {
        summary: `Add to the ${name}`,
        access: write,
        body: z.object(input),
        result: data(one),
      }),
      save: patch(`${path}/{id}`, {
        summary: `Change one of the ${name}: only the fields given`,
        access: write,
        params: idParams,
        body: z.extend(z.object(changed), { version }),
        result: data(one),
        errors: changedElsewhere,
      }),
      archive,
      restore,
      ...steps,
      ...actions,
      many: post(`${path}/many`, {
        summary: `Change, archive or restore many of the ${name}, do a step with them, or put back what the caller just changed of them by the same change; each is done or refused alone`,
        access: write,
        body: z.object({
          ids: z.array(idParam).check(z.minLength(1), z.maxLength(200)),
          action: z.enum(['save', 'put_back', 'archive', 'restore', ...Object.keys(steps)]),
          change: z.optional(z.object(changed)),
        }),
        result: data(bulkDone),
      }),
      export: get(`${path}/export`, {
        summary: `The list of ${name} as a file: all rows of the query, in its order`,
        access: spec.export ?? read,
        query: z.extend(query, {
          format: z.optional(z.enum(['csv', 'xlsx'])),
          /** The fields shown, in their order, with commas between; those of the list when not said. */
          columns: z.optional(z.string().check(z.maxLength(1000), z.regex(/^[a-z0-9_,]+$/))),
        }),
        result: z.unknown(),
        answers: 'file',
      }),
      history: get(`${path}/{id}/history`, {
        summary: `Who changed what of one of the ${name}, newest first`,
        access: read,
        params: idParams,
        result: data(z.array(historyEntry)),
      }),
    },
  };
}

/** Told after rows of a resource changed, at every site that shares them. */
export const resourceEvents = {
  'resource.changed': event(z.object({ name: z.string() }), 'reader'),
  // To a socket that asked since when, where the server does not know what changed.
  'resource.missed': event(z.object({}), 'reader'),
};

/** What one can do with a resource; each is one of its calls. */
export type Operation =
  | 'list'
  | 'one'
  | 'add'
  | 'save'
  | 'archive'
  | 'restore'
  | 'many'
  | 'export'
  | 'history';

/** Any resource, whatever its fields: what the engine on either side works with. */
export interface Resource extends Omit<Spec<Fields>, 'sections' | 'keys' | 'within' | 'sameName'> {
  readonly name: string;
  readonly sections?: Readonly<Record<string, readonly string[]>>;
  readonly keys?: readonly (readonly string[])[];
  readonly within?: string;
  readonly sameName?: string;
  /** Where in `crud.json` words stand that all things of its kind have, for what its own file does not say. */
  readonly sharedWords?: 'document.head' | 'document.line' | 'batch.head';
  /** Of a document: what is printed of it. */
  readonly papers?: Papers | undefined;
  /** Of a document: how it is split, and merged with others. */
  readonly parts?: Parts | undefined;
  /** Its operations, and a call for each of its steps. */
  readonly calls: Readonly<Record<Operation, Call>> & Readonly<Record<string, Call>>;
}

/** What a form shows and says, whether it is of a resource's row or of settings. */
export type Described = Pick<
  Resource,
  'feature' | 'name' | 'sharedWords' | 'fields' | 'sections' | 'actions'
>;
