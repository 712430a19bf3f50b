import * as z from 'zod/mini';
import { data, del, done, get, post, put } from '../kit/call.ts';
import type { ErrorTable } from '../kit/errors.ts';
import { languages } from './languages.ts';
import { oneLine } from '../kit/text.ts';

/** The branding of a host as a form has it: empty texts stand for the product's own. What it may hold, `white-label-rules.ts` says. */
export const hostBranding = z.object({
  host: oneLine(253),
  title: oneLine(80),
  logo: oneLine(500),
  primary: oneLine(40),
  secondary: oneLine(40),
  language: z.nullable(z.enum(languages)),
  redirectHost: oneLine(253),
});
export type HostBranding = z.output<typeof hostBranding>;

const version = z.int().check(z.positive(), z.lte(2 ** 31 - 2));
const saved = z.extend(hostBranding, { version });
const params = z.object({ host: z.string().check(z.regex(/^[a-z0-9.-]{1,253}$/)) });
const access = 'white_labels.write';

export const whiteLabelCalls = {
  list: get('/v3/sysop/white-labels', {
    summary: 'How the product looks on each host that has branding of its own',
    access,
    result: data(z.array(saved)),
  }),
  one: get('/v3/sysop/white-labels/{host}', {
    summary: 'How the product looks on a host',
    access,
    params,
    result: data(saved),
  }),
  add: post('/v3/sysop/white-labels', {
    summary: 'Give a host branding of its own',
    access,
    body: hostBranding,
    result: data(saved),
    errors: ['white-label.not_valid', 'white-label.host_taken'],
  }),
  save: put('/v3/sysop/white-labels/{host}', {
    summary: 'Change the branding of a host; the next visitor sees it',
    access,
    params,
    body: saved,
    result: data(saved),
    errors: ['white-label.not_valid', 'white-label.host_taken', 'common.changed_elsewhere'],
  }),
  remove: del('/v3/sysop/white-labels/{host}', {
    summary: 'Give a host the product’s own branding again',
    access,
    params,
    result: done,
  }),
};

export const whiteLabelErrors = {
  'white-label.not_valid': 422,
  'white-label.host_taken': 409,
} as const satisfies ErrorTable;
