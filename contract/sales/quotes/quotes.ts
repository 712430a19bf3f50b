import * as z from 'zod/mini';
import { data, del, done, get, idParams, instant, post } from '../../kit/call.ts';
import { dayInput } from '../../kit/time/days.ts';
import type { ErrorTable } from '../../kit/errors.ts';
import { languages } from '../../platform/languages.ts';
import { quotePage } from './first-call.ts';
import { longestSignature, quoteAnswers } from './quote-rules.ts';
import { manyLines, oneLine } from '../../kit/text.ts';

/** By what a quote reaches its customer; `none` where its address is handed over otherwise. */
export const quoteTransports = ['mail', 'sms', 'none'] as const;

const version = z.int();
const codeParams = z.object({ code: z.string().check(z.maxLength(100)) });

/** How a quote stands for anyone who has its address: to be answered, answered, or taken back by the site. */
const quoteStates = ['open', ...quoteAnswers, 'closed'] as const;

const line = z.object({
  key: z.string(),
  description: z.string(),
  /** In thousandths. */
  quantity: z.int(),
  /** In hundredths of a minor unit. */
  unit_price: z.int(),
  discount_percent: z.nullable(z.int()),
  vat_category: z.string(),
  vat_rate: z.int(),
  amount: z.int(),
  /** The keys of the lines that a rule added it for; none of what a person wrote. */
  from: z.array(z.string()),
  /** It has to be there by rule for as long as one of those is. */
  stays: z.boolean(),
  /** Null until it is answered. */
  accepted: z.nullable(z.boolean()),
});

/** A quote as its customer sees it: what is theirs, and nothing of anybody else. */
const linkedQuote = z.object({
  /** The version of the order. */
  revision: z.int(),
  asOf: instant,
  siteName: z.string(),
  town: z.string(),
  phone: z.string(),
  timezone: z.string(),
  /** The customer's; null for what their device speaks. */
  language: z.nullable(z.enum(languages)),
  currency: z.string(),
  number: z.string(),
  licenseplate: z.string(),
  state: z.enum(quoteStates),
  /** Until when it can be answered. */
  until: instant,
  answeredAt: z.nullable(instant),
  includesVat: z.boolean(),
  lines: z.array(line),
});
export type LinkedQuote = z.output<typeof linkedQuote>;

const opening = ['quotes.link_too_many', 'quotes.link_ended'] as const;

export const quoteCalls = {
  sendQuote: post('/v4/site/orders/{id}/quote', {
    summary: 'Send a customer the address at which they answer a quote, until the end of a day',
    access: 'orders.write',
    secret: true,
    params: idParams,
    body: z.object({ version, transport: z.enum(quoteTransports), until: dayInput() }),
    result: data(z.object({ path: z.string() })),
    errors: ['common.changed_elsewhere', 'common.archived', 'quotes.no_recipient'],
  }),
  closeQuote: del('/v4/site/orders/{id}/quote', {
    summary: 'Close the address of a quote; the next one is another',
    access: 'orders.write',
    params: idParams,
    result: done,
  }),
  quotePage: get(quotePage.path, {
    summary: 'A quote for anyone who has its address',
    access: 'public',
    params: codeParams,
    result: data(linkedQuote),
    errors: opening,
  }),
  answerQuote: post('/v3/quotes/{code}/answer', {
    summary:
      'The customer accepts all of a quote or some of its lines, with their name, or declines it',
    access: 'public',
    params: codeParams,
    body: z.object({
      /** Made once for each press: sent again, it is the same one. */
      key: z.uuid(),
      version,
      /** The keys of the lines that they want; none declines it. */
      accepted: z.array(z.uuid()).check(z.maxLength(1000)),
      signed_by: oneLine(80),
      /** Their name drawn by a finger, as the path of an SVG; empty where it is only typed. */
      signature: z.string().check(z.maxLength(longestSignature), z.regex(/^[ML\d. ]*$/)),
      reason: manyLines(300),
    }),
    result: data(linkedQuote),
    errors: [
      ...opening,
      'quotes.changed',
      'quotes.not_signed',
      'quotes.ask_site',
      'quotes.line_stays',
    ],
  }),
};

export const quotesErrors = {
  'quotes.no_recipient': 422,
  'quotes.not_signed': 422,
  'quotes.changed': 409,
  'quotes.ask_site': 409,
  'quotes.line_stays': 422,
  'quotes.link_too_many': 429,
  'quotes.link_ended': 410,
} as const satisfies ErrorTable;
