import * as z from 'zod/mini';
import type { Right } from '../../rights.ts';
import { data, get, idParams, instant, post, type Answer, type Call } from '../call.ts';
import type { Fields } from '../field.ts';
import { notes, text } from '../fields.ts';
import { resource, type Resource } from '../resource.ts';
import { states } from '../states.ts';
import type { Guard } from '../steps.ts';
import { oneLine } from '../text.ts';

/** How many of what has come are listed. */
export const mostThatCame = 20;

/** Somebody's name, who takes part in goods being moved. */
export const nameOfWho = oneLine(80).check(z.minLength(1));

/** From which states one is given up, and what that needs. */
type Cancel = Guard & { readonly from: readonly ('draft' | 'sent')[] };

const fieldsOf = (mostTo: number, cancel: Cancel) => ({
  number: text(20, { readOnly: true, list: true, sort: true, search: true }),
  /** Where it goes, as that is called: no resource of a site can refer to another's. */
  to_site: text(mostTo, { required: true, list: true, search: true }),
  driver: text(80, { readOnly: true, list: true, search: true }),
  state: states(
    { draft: 'all', sent: ['note'], received: ['note'], cancelled: ['note'] },
    { cancel: { ...cancel, to: 'cancelled' } },
  ),
  note: notes({ search: true }, 1000),
});

/**
 * Describes a document without money: what goes from a site to another of the chain, as the site
 * that sends it has it. Answers its resource and the calls that all of these have; how it is loaded
 * and received is the feature's own. `name` is its word in addresses, tables and words, and its
 * feature. See docs/goods.md.
 */
export function goods<
  const Begin extends Fields,
  const More extends Fields,
  const Line extends string,
  Carried extends z.ZodMiniType,
  Coming extends z.ZodMiniType,
  Head extends z.core.$ZodLooseShape,
  const Missed extends string,
  Send extends z.core.$ZodLooseShape,
>(
  name: string,
  spec: {
    readonly path: `/${string}`;
    readonly read: Right;
    readonly write: Right;
    /** The longest that where it goes is called. */
    readonly mostTo: number;
    /** Its fields before where it goes, and after who drives. */
    readonly begin: Begin;
    readonly fields: More;
    readonly sections?: Readonly<Record<string, readonly string[]>>;
    readonly archive: Guard;
    readonly cancel: Cancel;
    /** The word of what it carries: of the call that lists it, and of the list in what is coming. */
    readonly lines: Line;
    /** A line for the site that sends it, and for the one that it goes to. */
    readonly carried: Carried;
    readonly coming: Coming;
    /** What else is shown of one that is coming. */
    readonly head: Head;
    /** The word of how much of one did not come. */
    readonly missed: Missed;
    /** What sending asks for besides who drives, and what it is refused by. */
    readonly send: { readonly body: Send; readonly errors: Call['errors'] };
  },
) {
  const { path, read, write } = spec;
  const { number, to_site, driver, state, note } = fieldsOf(spec.mostTo, spec.cancel);
  const fields = { number, ...spec.begin, to_site, driver, ...spec.fields, state, note };
  const described = resource<Begin & More & ReturnType<typeof fieldsOf>>(name, {
    feature: name,
    path,
    of: 'site',
    read,
    write,
    title: 'number',
    sort: 'number:desc',
    guards: { archive: spec.archive },
    fields,
    ...(spec.sections && { sections: spec.sections }),
  });
  const named = <Word extends string, T>(word: Word, shape: T) =>
    ({ [word]: shape }) as Record<Word, T>;
  const head = { id: z.int(), number: z.string(), from_site: z.string() };
  const coming = z.object({
    ...head,
    driver: z.string(),
    sent_at: instant,
    ...spec.head,
    ...named(spec.lines, z.array(spec.coming)),
  });
  const came = z.object({
    ...head,
    came_at: instant,
    received: z.int(),
    ...named(spec.missed, z.int()),
  });
  const calls = {
    ...named(
      spec.lines,
      get(`${path}/{id}/${spec.lines}`, {
        summary: `What one of the ${name} carries, and what became of each`,
        access: read,
        params: idParams,
        result: data(z.array(spec.carried)),
      }),
    ),
    send: post(`${path}/{id}/send`, {
      summary: 'It leaves with a driver: what it carries stands nowhere until it is received',
      access: write,
      params: idParams,
      body: z.object({ driver: nameOfWho, ...spec.send.body }),
      result: described.calls.one.result,
      errors: [...spec.send.errors, 'common.wrong_state', 'common.archived'],
    }),
    incoming: get(`${path}/incoming`, {
      summary: 'What is on its way here from other sites',
      access: read,
      result: data(z.array(coming)),
    }),
    came: get(`${path}/came`, {
      summary: `What has come here from other sites lately, the last first, up to ${mostThatCame}`,
      access: read,
      result: data(z.array(came)),
    }),
  };
  return { resource: described, calls, lines: spec.lines };
}

interface Summary {
  readonly id: number;
  readonly number: string;
  readonly from_site: string;
}
type Listing<One> = Call & { readonly result: z.ZodMiniType<{ data: One[] }> };

/** Goods as they are described, whichever. */
export interface Goods {
  readonly resource: Resource;
  readonly calls: {
    readonly send: Call;
    readonly incoming: Listing<Summary & { readonly driver: string; readonly sent_at: string }>;
    readonly came: Listing<Summary & { readonly came_at: string }>;
  };
  readonly lines: string;
}

/** One of them that is coming, and one that has come, as they are shown where they go. */
export type ComingOf<G extends Goods> = Answer<G['calls']['incoming']>['data'][number];
export type CameOf<G extends Goods> = Answer<G['calls']['came']>['data'][number];
