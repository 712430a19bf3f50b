import * as z from 'zod/mini';
import { data, get, idParam, idParams, post } from '../kit/call.ts';
import type { ErrorTable } from '../kit/errors.ts';
import { choice, number, tags as words, text } from '../kit/fields.ts';
import { bulkDone } from '../kit/row.ts';
import { resource } from '../kit/resource.ts';

/** What tags are stuck on, by the resource's name. Such a resource has a field `tags`. */
export const taggedTypes = ['customers', 'cars'] as const;
export type TaggedType = (typeof taggedTypes)[number];

/** What tags are stuck on: the type of a resource, undefined for one that carries none. */
export const taggedTypeOf = ({ name }: { name: string }): TaggedType | undefined =>
  taggedTypes.find((type) => type === name);

/** Each is a ground and a text that can be read on it in every theme. */
const tagColors = ['grey', 'blue', 'green', 'amber', 'red'] as const;

/** The words that people stick on things, with a colour, and on what they are offered. */
export const tags = resource('tags', {
  feature: 'tags',
  path: '/v4/site/tags',
  of: 'chain',
  read: 'tags.read',
  write: 'tags.write',
  title: 'name',
  sort: 'name:asc',
  keys: [['name']],
  fields: {
    name: text(40, { required: true, list: true, sort: true, search: true }),
    /** On what it is offered; on everything when nothing is said. */
    type: choice(['', ...taggedTypes], { list: true, filter: true }),
    color: choice(tagColors, { list: true, filter: true }),
    uses: number({ from: 0, to: 1_000_000 }, { readOnly: true, counted: true, list: true }),
  },
});

const tag = z.object({
  id: z.int(),
  name: z.string(),
  type: tags.fields.type.schema,
  color: tags.fields.color.schema,
});
export type Tag = z.output<typeof tag>;

const type = z.enum(taggedTypes);
const names = words({}).schema;

/** Tags as they are stuck on things. */
export const tagCalls = {
  fromItem: get('/v4/site/tags/from-item', {
    summary: 'The tags of one thing, and all that may be stuck on things of its type',
    access: 'site',
    query: z.object({ itemId: z.optional(idParam), type: z.optional(type) }),
    // Without an envelope: specification §7.
    result: z.object({ itemTags: z.array(tag), allTags: z.array(tag) }),
  }),
  stick: post('/v4/site/tags/stick', {
    summary: 'Stick tags on things and take others off; each is done or refused alone',
    access: 'site',
    body: z.object({
      type,
      ids: z.array(idParam).check(z.minLength(1), z.maxLength(200)),
      add: names,
      remove: names,
    }),
    result: data(bulkDone),
  }),
  merge: post('/v4/site/tags/{id}/merge', {
    summary: 'Make a tag another one: whatever carries it carries that one from now on',
    access: 'tags.write',
    params: idParams,
    body: z.object({ into_id: idParam }),
    result: tags.calls.one.result,
    errors: ['tags.same_tag', 'common.archived'],
  }),
};

export const tagsErrors = { 'tags.same_tag': 422 } as const satisfies ErrorTable;
