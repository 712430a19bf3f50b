import * as z from 'zod/mini';
import type { Standing } from '#contract/economy/payment-links/payment-states.ts';
import { ExternalError } from '#server/kit/external.ts';
import {
  askProvider,
  payPage,
  type BegunPayment,
  type Callback,
  type Provider,
  type ProviderAddress,
} from './provider.ts';

/** What a shop proves itself by at Nets Easy. */
export interface EasyKeys {
  readonly secret_key: string;
}

const short = z.string().check(z.minLength(1), z.maxLength(4000));
const created = z.object({ paymentId: short, hostedPaymentPageUrl: short });
const value = z._default(z.int().check(z.gte(0)), 0);
const retrieved = z.object({
  payment: z.object({
    summary: z._default(
      z.object({
        reservedAmount: value,
        chargedAmount: value,
        cancelledAmount: value,
        refundedAmount: value,
      }),
      { reservedAmount: 0, chargedAmount: 0, cancelledAmount: 0, refundedAmount: 0 },
    ),
    terminated: z.nullish(z.string()),
    charges: z._default(z.array(z.object({ chargeId: short })), []),
    refunds: z._default(z.array(z.object({ refundId: short, state: z.nullish(z.string()) })), []),
  }),
});
const charged = z.object({ chargeId: short });
const nothing = z.object({});
const refunded = z.object({ refundId: short });
const inVain = ['Failed', 'Cancelled', 'Expired'];

/** What it calls back about. */
const events = [
  'payment.reservation.created.v2',
  'payment.charge.created.v2',
  'payment.charge.failed.v2',
  'payment.cancel.created',
  'payment.refund.completed',
  'payment.refund.failed',
];
// Nobody has a payment by this number: asked for, it says whether the key is good.
const nobodys = '0'.repeat(32);

/**
 * Nets Easy (Nexi Checkout) by its payment API: cards are entered at its own page, and what is
 * reserved is charged at once. Each payment says where its call-backs go and what they say there.
 */
export function easyAt(
  where: ProviderAddress,
  { secret_key }: EasyKeys,
  { url: callback, authorization }: Callback,
  termsUrl: string,
): Provider {
  const ask = <T>(
    path: string,
    shape: z.ZodMiniType<T>,
    sent?: object,
    once?: string,
    method?: 'PUT',
  ) =>
    askProvider(
      where,
      path,
      { Authorization: secret_key, ...(once && { 'Idempotency-Key': once }) },
      shape,
      sent,
      method,
    );
  const of = (id: string) => `/v1/payments/${encodeURIComponent(id)}`;
  const standing = async ({ external_id: id }: BegunPayment): Promise<Standing | null> => {
    const answer = await ask(of(id), retrieved);
    if (!answer) return null;
    const { summary, terminated } = answer.payment;
    const paid = summary.chargedAmount;
    const isGivenUp = Boolean(terminated) || summary.cancelledAmount > 0;
    return {
      paid,
      held: Math.max(0, summary.reservedAmount - paid - summary.cancelledAmount),
      ended: isGivenUp ? 'cancelled' : null,
    };
  };
  return {
    connect: async () => {
      await ask(of(nobodys), retrieved);
      return '';
    },
    begin: async ({ reference, amount, currency, description, returnUrl }) => {
      const item = {
        reference,
        name: description.slice(0, 128),
        quantity: 1,
        unit: 'pcs',
        unitPrice: amount,
        grossTotalAmount: amount,
        netTotalAmount: amount,
      };
      const sent = {
        order: { items: [item], amount, currency, reference },
        checkout: {
          integrationType: 'HostedPaymentPage',
          returnUrl,
          cancelUrl: returnUrl,
          termsUrl,
          charge: true,
          merchantHandlesConsumerData: true,
        },
        notifications: {
          webhooks: events.map((eventName) => ({ eventName, url: callback, authorization })),
        },
      };
      const answer = await ask('/v1/payments', created, sent);
      if (!answer) throw new ExternalError('it takes no payments', 404);
      return { external_id: answer.paymentId, url: payPage(answer.hostedPaymentPageUrl, where) };
    },
    standing,
    take: async ({ external_id: id, reference }, amount) => {
      await ask(`${of(id)}/charges`, charged, { amount }, `${reference}-charge`);
    },
    cancel: async (payment) => {
      const { external_id: id, reference } = payment;
      const amount = (await standing(payment))?.held ?? 0;
      // What nobody has confirmed yet is terminated, what is reserved is cancelled.
      if (amount === 0) await ask(`${of(id)}/terminate`, nothing, {}, undefined, 'PUT');
      else await ask(`${of(id)}/cancels`, nothing, { amount }, `${reference}-cancel`);
    },
    refund: async ({ external_id: id }, amount, once) => {
      // What is paid is charged at once, so there is one charge.
      const chargeId = (await ask(of(id), retrieved))?.payment.charges[0]?.chargeId;
      if (chargeId === undefined) throw new ExternalError('it knows no such charge', 404);
      const path = `/v1/charges/${encodeURIComponent(chargeId)}/refunds`;
      const answer = await ask(path, refunded, { amount }, once);
      if (!answer) throw new ExternalError('it knows no such charge', 404);
      return answer.refundId;
    },
    given: async ({ external_id: id }) => {
      const answer = await ask(of(id), retrieved);
      if (!answer) return null;
      const { summary, refunds } = answer.payment;
      const failed = refunds.filter(({ state }) => inVain.includes(state ?? ''));
      return {
        paid: summary.chargedAmount,
        given: summary.refundedAmount,
        failed: failed.map(({ refundId }) => refundId),
      };
    },
  };
}
