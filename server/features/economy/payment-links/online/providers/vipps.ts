import * as z from 'zod/mini';
import type { Standing } from '#contract/economy/payment-links/payment-states.ts';
import { ExternalError } from '#server/kit/external.ts';
import {
  askProvider,
  payPage,
  type Callback,
  type Provider,
  type ProviderAddress,
} from './provider.ts';

/** What a sales unit proves itself by at Vipps MobilePay. */
export interface VippsKeys {
  readonly client_id: string;
  readonly client_secret: string;
  readonly subscription_key: string;
}

const short = z.string().check(z.minLength(1), z.maxLength(4000));
const amount = z.object({ currency: z.string(), value: z.int().check(z.gte(0)) });
const token = z.object({ access_token: short });
const created = z.object({ redirectUrl: short, reference: short });
const registered = z.object({ id: short, secret: short });
const payment = z.object({
  state: z.enum(['CREATED', 'ABORTED', 'EXPIRED', 'AUTHORIZED', 'TERMINATED']),
  aggregate: z.object({
    authorizedAmount: amount,
    cancelledAmount: amount,
    capturedAmount: amount,
    refundedAmount: amount,
  }),
});

/** What it calls back about: the events of the ePayment API. */
const events = ['authorized', 'aborted', 'expired', 'terminated', 'captured', 'refunded'].map(
  (name) => `epayments.payment.${name}.v1`,
);

/**
 * Vipps MobilePay by its ePayment API. A payment is authorised by its payer in their app, and taken
 * by a capture. Call-backs are signed by the secret that is given when they are asked for.
 */
export function vippsAt(
  where: ProviderAddress,
  number: string,
  { client_id, client_secret, subscription_key }: VippsKeys,
  callback: Callback,
): Provider {
  const headers = {
    'Ocp-Apim-Subscription-Key': subscription_key,
    'Merchant-Serial-Number': number,
    'Vipps-System-Name': 'wheelhouse',
  };
  async function ask<T>(
    path: string,
    shape: z.ZodMiniType<T>,
    { sent, once }: { sent?: object; once?: string } = {},
  ): Promise<T | null> {
    const given = { ...headers, client_id, client_secret };
    const access = await askProvider(where, '/accesstoken/get', given, token, {});
    if (!access) throw new ExternalError('it gives no access', 404);
    const as = {
      ...headers,
      Authorization: `Bearer ${access.access_token}`,
      ...(once && { 'Idempotency-Key': once }),
    };
    return askProvider(where, path, as, shape, sent);
  }
  const of = (reference: string) => `/epayment/v1/payments/${encodeURIComponent(reference)}`;
  return {
    connect: async () => {
      const sent = { url: callback.url, events };
      const answer = await ask('/webhooks/v1/webhooks', registered, { sent });
      if (!answer) throw new ExternalError('it calls nobody back', 404);
      return answer.secret;
    },
    begin: async ({ reference, amount: value, currency, description, returnUrl }) => {
      const sent = {
        amount: { currency, value },
        paymentMethod: { type: 'WALLET' },
        reference,
        paymentDescription: description.slice(0, 100),
        returnUrl,
        userFlow: 'WEB_REDIRECT',
      };
      const answer = await ask('/epayment/v1/payments', created, { sent, once: reference });
      if (!answer) throw new ExternalError('it takes no payments', 404);
      return { external_id: answer.reference, url: payPage(answer.redirectUrl, where) };
    },
    standing: async ({ reference }) => {
      const answer = await ask(of(reference), payment);
      return answer && standingOf(answer);
    },
    take: async ({ reference, currency }, value) => {
      const sent = { modificationAmount: { currency, value } };
      await ask(`${of(reference)}/capture`, payment, { sent, once: `${reference}-capture` });
    },
    cancel: async ({ reference }) => {
      await ask(`${of(reference)}/cancel`, payment, { sent: {}, once: `${reference}-cancel` });
    },
    refund: async ({ reference, currency }, value, once) => {
      const sent = { modificationAmount: { currency, value } };
      if (await ask(`${of(reference)}/refund`, payment, { sent, once })) return '';
      throw new ExternalError('it knows no such payment', 404);
    },
    given: async ({ reference }) => {
      const answer = await ask(of(reference), payment);
      if (!answer) return null;
      const { capturedAmount: paid, refundedAmount: given } = answer.aggregate;
      return { paid: paid.value, given: given.value, failed: [] };
    },
  };
}

function standingOf({ state, aggregate }: z.output<typeof payment>): Standing {
  const paid = aggregate.capturedAmount.value;
  const cancelled = aggregate.cancelledAmount.value;
  const held = aggregate.authorizedAmount.value - paid - cancelled;
  // What is cancelled after it was authorised stays so by its state.
  const isCancelled = state === 'ABORTED' || (state === 'AUTHORIZED' && cancelled > 0 && held <= 0);
  return {
    paid,
    held: state === 'AUTHORIZED' ? Math.max(0, held) : 0,
    ended:
      isCancelled || state === 'TERMINATED' ? 'cancelled' : state === 'EXPIRED' ? 'failed' : null,
  };
}
