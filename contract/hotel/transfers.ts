import * as z from 'zod/mini';
import { data, get, idParam, idParams, post } from '../kit/call.ts';
import type { ErrorTable } from '../kit/errors.ts';
import { number, text } from '../kit/fields.ts';
import { goods, nameOfWho } from '../kit/goods/goods.ts';
import { oneLine } from '../kit/text.ts';

const counted = number({ from: 0, to: 1000 }, { readOnly: true, counted: true, list: true });

const outcomes = ['', 'received', 'missing'] as const;
const carried = z.object({
  number: z.string(),
  licenseplate: z.string(),
  outcome: z.enum(outcomes),
});
const setNumber = oneLine(20).check(z.minLength(1));

/** Sets that go from a site to another of the chain, as the site that sends them has them. */
export const goodsOfSets = goods('transfers', {
  path: '/v4/site/transfers',
  read: 'hotel.read',
  write: 'hotel.work',
  mostTo: 120,
  begin: {},
  fields: {
    /** Who took them over: their name, and that they said so, stand for a signature. */
    signed_by: text(80, { readOnly: true }),
    sets: counted,
    received: counted,
  },
  archive: {
    needs: { 'transfers.kept': ({ state }) => state !== 'sent' && state !== 'received' },
  },
  cancel: { from: ['draft'] },
  lines: 'sets',
  carried,
  coming: carried,
  head: { signed_by: z.string() },
  missed: 'missing',
  send: {
    body: { to_site_id: idParam, signed_by: nameOfWho },
    errors: ['transfers.empty', 'transfers.not_here', 'wheel-sets.not_now'],
  },
});
export const transfers = goodsOfSets.resource;

export const transferErrors = {
  'transfers.not_here': 404,
  'transfers.elsewhere': 409,
  'transfers.empty': 422,
  'transfers.kept': 409,
} as const satisfies ErrorTable;

export const transferCalls = {
  ...goodsOfSets.calls,
  sites: get('/v4/site/transfers/sites', {
    summary: 'The other sites of the chain',
    access: 'hotel.read',
    result: data(z.array(z.object({ id: z.int(), name: z.string() }))),
  }),
  load: post('/v4/site/transfers/{id}/sets', {
    summary: 'Put a set on a transfer that is not sent yet, or take it off again',
    access: 'hotel.work',
    params: idParams,
    body: z.object({ number: setNumber, off: z._default(z.boolean(), false) }),
    result: goodsOfSets.calls.sets.result,
    errors: ['transfers.not_here', 'transfers.elsewhere', 'common.wrong_state', 'common.archived'],
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
