import * as z from 'zod/mini';
import { data, get, idParam, idParams, instant, post } from '../kit/call.ts';
import type { ErrorTable } from '../kit/errors.ts';
import { notes, number, text } from '../kit/fields.ts';
import { resource } from '../kit/resource.ts';
import { states } from '../kit/states.ts';
import { oneLine } from '../kit/text.ts';

const counted = number({ from: 0, to: 1000 }, { readOnly: true, counted: true, list: true });

/** Sets that go from a site to another of the chain, as the site that sends them has them. */
export const transfers = resource('transfers', {
  feature: 'transfers',
  path: '/v4/site/transfers',
  of: 'site',
  read: 'hotel.read',
  write: 'hotel.work',
  title: 'number',
  sort: 'number:desc',
  guards: {
    archive: {
      needs: { 'transfers.kept': ({ state }) => state !== 'sent' && state !== 'received' },
    },
  },
  fields: {
    number: text(20, { readOnly: true, list: true, sort: true, search: true }),
    /** The site that it goes to, as it is called. */
    to_site: text(120, { required: true, list: true, search: true }),
    driver: text(80, { readOnly: true, list: true, search: true }),
    /** Who took them over: their name, and that they said so, stand for a signature. */
    signed_by: text(80, { readOnly: true }),
    sets: counted,
    received: counted,
    state: states(
      { draft: 'all', sent: ['note'], received: ['note'], cancelled: ['note'] },
      { cancel: { from: ['draft'], to: 'cancelled' } },
    ),
    note: notes({ search: true }, 1000),
  },
});

export const transferErrors = {
  'transfers.not_here': 404,
  'transfers.elsewhere': 409,
  'transfers.empty': 422,
  'transfers.kept': 409,
} as const satisfies ErrorTable;

const outcomes = ['', 'received', 'missing'] as const;
const carried = z.object({
  number: z.string(),
  licenseplate: z.string(),
  outcome: z.enum(outcomes),
});
const setNumber = oneLine(20).check(z.minLength(1));
const name = oneLine(80).check(z.minLength(1));

export const transferCalls = {
  sites: get('/v4/site/transfers/sites', {
    summary: 'The other sites of the chain',
    access: 'hotel.read',
    result: data(z.array(z.object({ id: z.int(), name: z.string() }))),
  }),
  sets: get('/v4/site/transfers/{id}/sets', {
    summary: 'The sets of a transfer, and what became of each',
    access: 'hotel.read',
    params: idParams,
    result: data(z.array(carried)),
  }),
  load: post('/v4/site/transfers/{id}/sets', {
    summary: 'Put a set on a transfer that is not sent yet, or take it off again',
    access: 'hotel.work',
    params: idParams,
    body: z.object({ number: setNumber, off: z._default(z.boolean(), false) }),
    result: data(z.array(carried)),
    errors: ['transfers.not_here', 'transfers.elsewhere', 'common.wrong_state', 'common.archived'],
  }),
  send: post('/v4/site/transfers/{id}/send', {
    summary: 'The sets leave with a driver, who signs for them by name',
    access: 'hotel.work',
    params: idParams,
    body: z.object({ to_site_id: idParam, driver: name, signed_by: name }),
    result: transfers.calls.one.result,
    errors: [
      'transfers.empty',
      'transfers.not_here',
      'common.wrong_state',
      'common.archived',
      'wheel-sets.not_now',
    ],
  }),
  incoming: get('/v4/site/transfers/incoming', {
    summary: 'What is on its way here from other sites',
    access: 'hotel.read',
    result: data(
      z.array(
        z.object({
          id: z.int(),
          number: z.string(),
          from_site: z.string(),
          driver: z.string(),
          signed_by: z.string(),
          sent_at: instant,
          sets: z.array(carried),
        }),
      ),
    ),
  }),
  came: get('/v4/site/transfers/came', {
    summary: 'What has come here from other sites lately, the last first',
    access: 'hotel.read',
    result: data(
      z.array(
        z.object({
          id: z.int(),
          number: z.string(),
          from_site: z.string(),
          came_at: instant,
          received: z.int(),
          missing: z.int(),
        }),
      ),
    ),
  }),
  receive: post('/v4/site/transfers/{id}/receive', {
    summary: 'A set of a transfer has come: it belongs to this site from now on',
    access: 'hotel.work',
    params: idParams,
    body: z.object({ number: setNumber }),
    result: data(z.object({ set_id: z.int() })),
    errors: ['transfers.not_here'],
    offline: 'queue',
  }),
  missRest: post('/v4/site/transfers/{id}/miss-rest', {
    summary: 'What has not come of a transfer is missing: the site that sent it looks for it',
    access: 'hotel.work',
    params: idParams,
    body: z.object({}),
    result: data(z.object({ missing: z.int() })),
  }),
};
