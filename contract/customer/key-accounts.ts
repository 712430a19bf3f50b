import * as z from 'zod/mini';
import { data, idParam, idParams, post } from '../kit/call.ts';
import type { ErrorTable } from '../kit/errors.ts';
import { date, email, notes, number, phone, reference, text } from '../kit/fields.ts';
import { resource, type Resource } from '../kit/resource.ts';

/** Who looks after a chain's customers: the one a customer calls, and who calls them. */
export const accountManagers = resource('account-managers', {
  feature: 'key-accounts',
  path: '/v4/site/account-managers',
  of: 'chain',
  read: 'customers.read',
  write: 'key_accounts.write',
  title: 'name',
  sort: 'name:asc',
  keys: [['email']],
  sameName: 'name',
  fields: {
    name: text(120, { required: true, list: true, sort: true, search: true }),
    phone: phone({ list: true, search: true }),
    email: email({ list: true, search: true }),
    customers: number({ from: 0, to: 10_000_000 }, { readOnly: true, list: true, sort: true }),
    next_follow_up: date({ readOnly: true, list: true, sort: true }),
    substitute_id: reference((): Resource => accountManagers, {}),
    away_from: date({}),
    away_to: date({ notBefore: 'away_from' }),
    note: notes({}, 1000),
  },
  sections: {
    who: ['name', 'phone', 'email', 'customers', 'next_follow_up'],
    away: ['substitute_id', 'away_from', 'away_to'],
    more: ['note'],
  },
});

/** What is done with all customers of a manager at once. */
export const keyAccountCalls = {
  handOver: post('/v4/site/account-managers/{id}/hand-over', {
    summary: 'All customers of a manager are looked after by another from now on, or by nobody',
    access: 'key_accounts.write',
    params: idParams,
    body: z.object({ to_id: z.nullable(idParam) }),
    result: data(z.object({ customers: z.int() })),
    errors: ['key-accounts.same_manager'],
  }),
};

export const keyAccountErrors = {
  'key-accounts.same_manager': 422,
} as const satisfies ErrorTable;
