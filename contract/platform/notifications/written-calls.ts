import * as z from 'zod/mini';
import { data, del, done, get, idParams, instant, post } from '../../kit/call.ts';
import { longestContent, longestTitle } from './notification-rules.ts';
import { rightsOfRole, type Role } from '../../rights.ts';

const roles = Object.keys(rightsOfRole) as [Role, ...Role[]];

/** Features of a profile (specification §3) by which people can be told. */
export const audienceFeatures = ['IsSuperUser', 'BookingCalendarView', 'UsePriceBonus'] as const;

/**
 * Whom to notify: everybody of the chain, or of some sites; of those, only who has one of the roles
 * (none: any) and the feature (null: any). Each site gets a notification of its own, so that each
 * resolves its own.
 */
export const audience = z.object({
  wholeChain: z.boolean(),
  siteIds: z.array(z.int().check(z.positive())).check(z.maxLength(200)),
  roles: z.array(z.enum(roles)).check(z.maxLength(20)),
  feature: z.nullable(z.enum(audienceFeatures)),
});
export type Audience = z.output<typeof audience>;

// Kept as they were written, spaces and all; blanks alone are no words.
const words = z.object({
  title: z.string().check(z.maxLength(longestTitle), z.regex(/\S/)),
  content: z.string().check(z.maxLength(longestContent), z.regex(/\S/)),
});

/** What is told, by language: one is enough, `wordsInEach` says what the others read. Not published before `publishTime`, null is at once. */
export const writing = z.object({
  audience,
  words: z.object({ en: z.nullable(words), nb: z.nullable(words), sv: z.nullable(words) }),
  shouldResolve: z.boolean(),
  publishTime: z.nullable(instant),
  expiresAt: z.nullable(instant),
});
export type Writing = z.output<typeof writing>;

/** Something that was written, as its writer sees it. `people` is how many it is for, as of now. */
const written = z.object({
  id: z.int(),
  title: z.string(),
  content: z.string(),
  /** Null when to the whole chain. */
  siteName: z.nullable(z.string()),
  roles: z.array(z.string()),
  feature: z.nullable(z.string()),
  shouldResolve: z.boolean(),
  resolvedByUser: z.nullable(z.string()),
  resolvedAt: z.nullable(instant),
  publishTime: instant,
  expiresAt: z.nullable(instant),
  withdrawnAt: z.nullable(instant),
  writtenBy: z.string(),
  people: z.int(),
  read: z.int(),
});
export type Written = z.output<typeof written>;

const page = z.pipe(
  z.union([
    z.int().check(z.positive(), z.lte(99_999)),
    z.string().check(z.regex(/^[1-9]\d{0,4}$/)),
  ]),
  z.transform(Number),
);
const access = 'notifications.write';

/** Managers notify the sites they manage, and the chain when those are all its sites; superusers anybody of the chain. */
export const writtenCalls = {
  audiences: get('/v4/site/notifications/audiences', {
    summary: 'Whom the person may notify: these sites, and the whole chain or not',
    access,
    result: data(
      z.object({
        wholeChain: z.boolean(),
        sites: z.array(z.object({ id: z.int(), name: z.string() })),
        roles: z.array(z.enum(roles)),
        features: z.array(z.enum(audienceFeatures)),
      }),
    ),
  }),
  countAudience: post('/v4/site/notifications/audience-count', {
    summary: 'How many people an audience is',
    access,
    keyless: true,
    body: audience,
    result: data(z.object({ people: z.int() })),
    errors: ['notifications.no_audience', 'notifications.not_yours_to_tell'],
  }),
  written: get('/v4/site/notifications/written', {
    summary: 'What was written to those whom the person may notify, latest time first, 10 a page',
    access,
    query: z.object({ page: z.optional(page) }),
    result: z.object({
      data: z.array(written),
      meta: z.object({ current_page: z.int(), per_page: z.int(), total_items: z.int() }),
    }),
  }),
  write: post('/v4/site/notifications/written', {
    summary:
      'Tell people something; the ids of the notifications, one for each site or one for the chain',
    access,
    body: writing,
    result: data(z.object({ ids: z.array(z.int()) })),
    errors: [
      'notifications.no_audience',
      'notifications.not_yours_to_tell',
      'notifications.no_words',
      'notifications.wrong_time',
    ],
  }),
  withdraw: del('/v4/site/notifications/written/{id}', {
    summary: 'Take back what was written: from now on nobody sees it',
    access,
    params: idParams,
    result: done,
  }),
};
