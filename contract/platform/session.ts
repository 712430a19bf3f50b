import * as z from 'zod/mini';
import { data, del, done, get, instant, post, put } from '../kit/call.ts';
import type { ErrorTable } from '../kit/errors.ts';
import { oneLine } from '../kit/text.ts';

/** Tokens that will end in this many days or fewer are renewed (specification §4). */
export const renewWithinDays = 14;
/** How long a site token lasts. */
export const tokenDays = 60;
export const shortestPassword = 12;

/** What a site token says, readable by the app; the server believes only what its database says of the token's id. */
export const tokenPayload = z.object({
  aud: z.string(),
  sub: z.string(),
  jti: z.string(),
  exp: z.number(),
  siteName: z.string(),
});
export type TokenPayload = z.output<typeof tokenPayload>;

const email = oneLine(254).check(z.minLength(1));
const password = z.string().check(z.minLength(1), z.maxLength(1000));
const newPassword = z.string().check(z.minLength(shortestPassword), z.maxLength(1000));
/** What an authenticator app shows, or a recovery code; spaces and hyphens do not count. */
const code = z.string().check(z.minLength(1), z.maxLength(40));
const resetToken = z.string().check(z.regex(/^[\w-]{43}$/));

export const openSession = z.object({
  id: z.string(),
  userAgent: z.nullable(z.string()),
  createdAt: instant,
  current: z.boolean(),
});

export const sessionCalls = {
  login: post('/v3/auth/login', {
    summary:
      'Log in: one token for each site the person works at; with a code when one is asked for',
    access: 'public',
    secret: true,
    body: z.object({ email, password, code: z.optional(code) }),
    result: data(
      z.object({
        tokens: z.record(z.string(), z.string()),
        /** The path below the site that the person wants to see first; another back end names none. */
        startPage: z.optional(z.string()),
      }),
    ),
    errors: [
      'session.wrong_password',
      'session.too_many_attempts',
      'session.second_factor_needed',
      'session.second_factor_wrong',
    ],
  }),
  renew: post('/v3/auth', {
    summary: "Exchange the site's token for one that lasts longer",
    access: 'site',
    secret: true,
    keyless: true,
    result: data(z.object({ token: z.string() })),
  }),
  logout: post('/v3/auth/logout', {
    summary: 'Log out of the token’s site',
    access: 'site',
    result: done,
  }),
  logoutAll: post('/v3/auth/logout-all', {
    summary: 'Log out of every site of this login on this device',
    access: 'site',
    keyless: true,
    result: done,
  }),
  forgot: post('/v3/auth/forgot', {
    summary: 'Ask for a link to choose a new password',
    access: 'public',
    body: z.object({ email }),
    result: done,
    errors: ['session.too_many_attempts'],
  }),
  reset: post('/v3/auth/reset', {
    summary: 'Choose a new password by the link; logs out everywhere',
    access: 'public',
    body: z.object({ token: resetToken, password: newPassword }),
    result: done,
    errors: ['session.reset_link_expired', 'session.password_easy', 'session.too_many_attempts'],
  }),
  changePassword: post('/v3/auth/password', {
    summary: 'Change the password; logs out every other device',
    access: 'site',
    keyless: true,
    body: z.object({ password, newPassword }),
    result: done,
    errors: ['session.old_password_wrong', 'session.password_easy', 'session.too_many_attempts'],
  }),
  sessions: get('/v3/auth/sessions', {
    summary: 'Where the person is logged in',
    access: 'site',
    result: data(z.array(openSession)),
  }),
  endSession: del('/v3/auth/sessions/{sessionId}', {
    summary: 'Log out another device',
    access: 'site',
    params: z.object({ sessionId: z.uuid() }),
    result: done,
  }),
  endOtherSessions: del('/v3/auth/sessions', {
    summary: 'Log out everywhere but here',
    access: 'site',
    result: data(z.object({ ended: z.int() })),
  }),
  secondFactor: get('/v3/auth/second-factor', {
    summary: 'Whether logging in asks for a code, and how many recovery codes are left',
    access: 'site',
    result: data(z.object({ on: z.boolean(), recoveryCodesLeft: z.int() })),
  }),
  startSecondFactor: post('/v3/auth/second-factor', {
    summary: 'A new secret for an authenticator app; it counts once a code of it is confirmed',
    access: 'site',
    secret: true,
    keyless: true,
    body: z.object({ password }),
    result: data(z.object({ secret: z.string(), address: z.string() })),
    errors: [
      'session.old_password_wrong',
      'session.too_many_attempts',
      'session.second_factor_is_on',
    ],
  }),
  confirmSecondFactor: post('/v3/auth/second-factor/confirm', {
    summary: 'Ask for codes from now on; answers with the recovery codes, this once',
    access: 'site',
    secret: true,
    keyless: true,
    body: z.object({ code }),
    result: data(z.object({ recoveryCodes: z.array(z.string()) })),
    errors: [
      'session.code_wrong',
      'session.too_many_attempts',
      'session.second_factor_is_on',
      'session.second_factor_not_started',
    ],
  }),
  endSecondFactor: post('/v3/auth/second-factor/end', {
    summary: 'Ask for no codes any more',
    access: 'site',
    keyless: true,
    body: z.object({ password, code }),
    result: done,
    errors: ['session.old_password_wrong', 'session.code_wrong', 'session.too_many_attempts'],
  }),
  account: get('/v3/sysop/accounts', {
    summary: 'The account with an e-mail, for whoever helps people in',
    access: 'accounts.help',
    query: z.object({ email }),
    result: data(
      z.object({
        email: z.string(),
        fullname: z.string(),
        secondFactor: z.boolean(),
        paymentExpiration: z.nullable(z.int()),
      }),
    ),
  }),
  warnUnpaid: put('/v3/sysop/accounts/payment-expiration', {
    summary:
      'Warn everybody of a person’s chain of an unpaid invoice: in how many days access ends; null takes the warning away',
    access: 'accounts.help',
    body: z.object({ email, days: z.nullable(z.int().check(z.gte(-3650), z.lte(3650))) }),
    result: done,
  }),
  removeSecondFactor: post('/v3/sysop/accounts/second-factor/remove', {
    summary: 'Ask somebody who lost their app for no codes any more; a mail tells them',
    access: 'accounts.help',
    keyless: true,
    body: z.object({ email, password }),
    result: done,
    errors: [
      'session.old_password_wrong',
      'session.too_many_attempts',
      'session.second_factor_is_off',
      'session.second_factor_own',
    ],
  }),
  socketToken: get('/v4/site/socket/token', {
    summary: 'A token for the live socket, good for an hour while the login is',
    access: 'site',
    secret: true,
    result: data(z.object({ token: z.string() })),
  }),
};

export const sessionErrors = {
  'session.wrong_password': 401,
  'session.old_password_wrong': 422,
  'session.password_easy': 422,
  'session.too_many_attempts': 429,
  'session.reset_link_expired': 410,
  'session.second_factor_needed': 401,
  'session.second_factor_wrong': 401,
  'session.code_wrong': 422,
  'session.second_factor_is_on': 409,
  'session.second_factor_not_started': 409,
  'session.second_factor_is_off': 409,
  'session.second_factor_own': 409,
} as const satisfies ErrorTable;
