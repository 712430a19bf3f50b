import * as z from 'zod/mini';
import { data, get, idParam, post, put } from '../kit/call.ts';
import type { ErrorTable } from '../kit/errors.ts';
import { languages } from './languages.ts';
import { oneLine } from '../kit/text.ts';

const version = z.int().check(z.positive(), z.lte(2 ** 31 - 2));
const name = oneLine(80).check(z.minLength(1));
const startPage = z.string().check(z.maxLength(80), z.regex(/^([a-z][\w-]*(\/[\w-]+)*)?$/));

/** What a person chose for every device. A null language is the browser's; an empty start page the first one. */
export const preferences = z.object({
  language: z.nullable(z.enum(languages)),
  /** An IANA name. */
  timezone: z.string().check(z.minLength(1), z.maxLength(60)),
  /** A path below the site. */
  startPage,
  /** How lists and cards write days: as people say them, or in numbers. An older app says nothing of it. */
  dates: z._default(z.enum(['words', 'numbers']), 'words'),
});
export type Preferences = z.output<typeof preferences>;

/** What a person may change of their own account. */
export const settings = z.object({
  firstname: name,
  lastname: name,
  phone: oneLine(30).check(z.regex(/^(\+?[\d ()/.-]{4,})?$/)),
});
export type Settings = z.output<typeof settings>;

/** The kinds of mail that people may refuse. Those about their own account are of no kind and always come. */
export const mailLists = ['reminders', 'news', 'reports'] as const;
export type MailList = (typeof mailLists)[number];

/** In which warehouse of a site somebody works, by its number; null for all. */
const selectedLocation = z.object({ warehouse_id: z.nullable(idParam) });

// Of whatever letters: a link that was cut or changed on its way is reported as one.
const link = z.object({ token: z.string().check(z.maxLength(1000)) });
const subscription = z.object({
  email: z.string(),
  list: z.enum(mailLists),
  wanted: z.boolean(),
});

export const preferencesCalls = {
  preferences: get('/v3/user/preferences', {
    summary: 'What the person chose for every device',
    access: 'site',
    result: data(z.extend(preferences, { version })),
  }),
  savePreferences: put('/v3/user/preferences', {
    summary: 'Change what holds on every device',
    access: 'site',
    body: z.extend(preferences, { version }),
    result: data(z.extend(preferences, { version })),
    errors: ['preferences.unknown_zone', 'common.changed_elsewhere'],
  }),
  settings: get('/v3/user/settings', {
    summary: 'Name and telephone of the person',
    access: 'site',
    result: data(z.extend(settings, { email: z.string(), version })),
  }),
  saveSettings: put('/v3/user/settings', {
    summary: 'Change name and telephone',
    access: 'site',
    body: z.extend(settings, { version }),
    result: data(z.extend(settings, { email: z.string(), version })),
    errors: ['common.changed_elsewhere'],
  }),
  selectedLocation: get('/v3/user/logistics-selected-location', {
    summary: 'In which warehouse of the site the person works, on every device',
    access: 'hotel.read',
    result: data(selectedLocation),
  }),
  selectLocation: put('/v3/user/logistics-selected-location', {
    summary: 'Work in another warehouse of the site from now on',
    access: 'hotel.read',
    body: selectedLocation,
    result: data(selectedLocation),
    offline: 'queue',
  }),
  subscription: get('/v3/email/unsubscribe', {
    summary: 'Which mails to whom a link in a mail is about',
    access: 'public',
    query: link,
    result: data(subscription),
    errors: ['preferences.link_wrong'],
  }),
  unsubscribe: post('/v3/email/unsubscribe', {
    summary: 'No more of these mails (RFC 8058), or again',
    access: 'public',
    query: link,
    body: z.object({ wanted: z.optional(z.boolean()) }),
    result: data(subscription),
    errors: ['preferences.link_wrong'],
  }),
};

export const preferencesErrors = {
  'preferences.unknown_zone': 422,
  'preferences.link_wrong': 410,
} as const satisfies ErrorTable;
