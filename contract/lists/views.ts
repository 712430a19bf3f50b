import * as z from 'zod/mini';
import { oneLine } from '../kit/text.ts';
import { codeWord, data, del, done, get, idParams, post, put } from '../kit/call.ts';

/** Who sees a view: only its maker, everybody at the site, everybody of the chain. */
const viewSharing = ['private', 'site', 'chain'] as const;

const saved = {
  name: oneLine(60).check(z.minLength(1)),
  shared: z.enum(viewSharing),
  /** What stands in the address: `sort_by`, `q`, filters; of a report its period, group and filters. */
  query: z.record(codeWord, z.string().check(z.maxLength(400))),
  /** The columns in their order, `width` in pixels; none for those the resource starts with. */
  columns: z
    .array(z.object({ field: codeWord, width: z.optional(z.int().check(z.gte(40), z.lte(2000))) }))
    .check(z.maxLength(60)),
};

const view = z.object({
  id: z.int(),
  /** The list or the report that it is of. */
  resource: z.string(),
  ...saved,
  /** The caller made it, so may change it. */
  mine: z.boolean(),
});
export type View = z.output<typeof view>;

/** What people keep of lists and reports: how one is narrowed, sorted and shown. `resource` is the name of either. */
export const viewsCalls = {
  list: get('/v4/site/views', {
    summary: 'Views of a list: one’s own, and those shared with the site and the chain; by name',
    access: 'site',
    query: z.object({ resource: z.optional(codeWord) }),
    result: data(z.array(view)),
  }),
  add: post('/v4/site/views', {
    summary: 'Keep a view of a list',
    access: 'site',
    body: z.object({ resource: codeWord, ...saved }),
    result: data(view),
  }),
  save: put('/v4/site/views/{id}', {
    summary: 'Change a view of one’s own',
    access: 'site',
    params: idParams,
    body: z.object(saved),
    result: data(view),
  }),
  remove: del('/v4/site/views/{id}', {
    summary: 'Forget a view of one’s own',
    access: 'site',
    params: idParams,
    result: done,
  }),
};
