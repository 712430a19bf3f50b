import * as z from 'zod/mini';
import { data, get, instant, post, put } from '../../kit/call.ts';
import { oneLine } from '../../kit/text.ts';
import { languages } from '../../platform/languages.ts';
import { paymentOutcome } from './first-call.ts';
import { codeParams, opening } from './linked-invoice.ts';
import { providers } from './online-payments.ts';
import { paymentStates } from './payment-states.ts';

const provider = z.enum(providers);

/** What came of a payment, for who comes back from the provider. */
const outcome = z.object({
  of: z.enum(['invoice', 'order']),
  revision: z.int(),
  asOf: instant,
  timezone: z.string(),
  language: z.nullable(z.enum(languages)),
  siteName: z.string(),
  phone: z.string(),
  number: z.string(),
  state: z.enum(paymentStates),
  amount: z.int(),
  currency: z.string(),
});
export type PaymentOutcome = z.output<typeof outcome>;

/** An invoice, or what is asked on an order, is paid online by who has its link. */
export const payCalls = {
  pay: post('/v3/payments/{code}/pay', {
    summary: 'Begin to pay what is left; answers where. A payment that was begun is gone on with',
    access: 'public',
    params: codeParams,
    body: z.object({ provider }),
    result: data(z.object({ url: z.string() })),
    errors: [
      ...opening,
      'payment-links.nothing_to_pay',
      'payment-links.not_offered',
      'payment-links.not_reached',
    ],
  }),
  outcome: get(paymentOutcome.path, {
    summary: 'What came of a payment that was begun; its provider is asked as long as that is open',
    access: 'public',
    params: z.extend(codeParams, { reference: z.string().check(z.maxLength(60)) }),
    result: data(outcome),
    errors: opening,
  }),
};

const standing = z.object({
  /** Since when keys are kept that are good as things are set, and by whom; null where none are. */
  kept: z.record(provider, z.nullable(z.object({ made_at: instant, by: z.nullable(z.string()) }))),
  /** Whether the company has a payment method that payments of it are booked as. */
  method: z.record(provider, z.boolean()),
  /** Whether providers can be played here. */
  demo: z.boolean(),
});
export type ProviderStanding = z.output<typeof standing>;

const key = oneLine(200);
const result = data(standing);
const ofKeys = { access: 'billing.settings', result } as const;

/** What a company proves itself by to who takes its payments: tried, kept, and shown to nobody. */
export const providerKeyCalls = {
  providers: get('/v4/site/online-payments/providers', {
    summary: 'By whom invoices can be paid online, and what lacks for that',
    ...ofKeys,
  }),
  keepKeys: put('/v4/site/online-payments/keys', {
    summary: 'Try keys at their provider, and keep them in place of those before',
    ...ofKeys,
    body: z.object({
      provider,
      /** Of Vipps MobilePay. */
      client_id: z._default(key, ''),
      client_secret: z._default(key, ''),
      subscription_key: z._default(key, ''),
      /** Of Nets Easy. */
      secret_key: z._default(key, ''),
    }),
    errors: ['payment-links.keys_refused', 'payment-links.not_reached', 'payment-links.no_number'],
  }),
  forgetKeys: post('/v4/site/online-payments/keys/forget', {
    summary: 'Forget the keys of a provider: nothing more is paid by it',
    ...ofKeys,
    body: z.object({ provider }),
  }),
};
