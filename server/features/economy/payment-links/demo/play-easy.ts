import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AppContext } from '#server/kit/app-context.ts';
import { now } from '#server/kit/clock.ts';
import { showsDemoData } from '#server/kit/demo/shows-demo-data.ts';
import { playedAt } from '../online/access.ts';
import { addPlayed, givenOf, playedPayments, playRefund } from './played-payments.ts';
import { playPage, post } from './play-page.ts';

const played = playedAt('easy');
const short = z.string().check(z.minLength(1), z.maxLength(2000));
const creating = z.object({
  order: z.object({
    items: z.array(z.object({ grossTotalAmount: z.int() })).check(z.minLength(1)),
    amount: z.int().check(z.gte(1)),
    currency: short,
    reference: short,
  }),
  checkout: z.object({
    integrationType: z.literal('HostedPaymentPage'),
    returnUrl: short,
    cancelUrl: short,
    termsUrl: short,
    charge: z.literal(true),
  }),
  notifications: z.object({
    webhooks: z.array(z.object({ eventName: short, url: short, authorization: short })),
  }),
});

const refunding = z.object({ amount: z.int().check(z.gte(1)) });

/** Plays Nets Easy by the published form of its payment API; not where there is no demo data. Any key but "wrong" is good. */
export function playEasy(app: AppContext): void {
  const { http, env, db } = app;
  if (!showsDemoData(env, db)) return;
  const payments = playedPayments();

  const withKey =
    (answer: (request: FastifyRequest, reply: FastifyReply, key: string) => unknown) =>
    (request: FastifyRequest, reply: FastifyReply): unknown => {
      const { authorization = '' } = request.headers;
      if (payments.silent) return reply.status(503).send({});
      if (authorization === '' || authorization === 'wrong') return reply.status(401).send({});
      return answer(request, reply, authorization);
    };

  http.post(
    `${played}/v1/payments`,
    withKey((request, reply, owner) => {
      const read = creating.safeParse(request.body);
      if (!read.success) return reply.status(400).send({});
      const { order, checkout, notifications } = read.data;
      const sum = order.items.reduce((total, item) => total + item.grossTotalAmount, 0);
      if (sum !== order.amount) return reply.status(400).send({});
      const id = crypto.randomUUID().replaceAll('-', '');
      const [first] = notifications.webhooks;
      const to = first ? [{ url: first.url, secret: first.authorization }] : [];
      const { returnUrl } = checkout;
      addPlayed(payments, { ...order, id, returnUrl, owner, hooks: to });
      const page = `${request.protocol}://${request.host}/demo/pay?provider=easy&id=${id}`;
      return reply.status(201).send({ paymentId: id, hostedPaymentPageUrl: page });
    }),
  );
  http.get(
    `${played}/v1/payments/:id`,
    withKey((request, reply, owner) => {
      const one = payments.known.get((request.params as { id: string }).id);
      if (one?.owner !== owner) return reply.status(404).send({});
      const { given } = one;
      const summary = {
        ...(one.taken > 0 && { reservedAmount: one.amount, chargedAmount: one.taken }),
        ...(given.size > 0 && { refundedAmount: givenOf(one) }),
      };
      const refunds = [...given.keys()].map((refundId) => ({ refundId, state: 'Completed' }));
      const isOver = one.state === 'given up' || one.state === 'cancelled';
      return {
        payment: {
          paymentId: one.id,
          summary,
          ...(one.taken > 0 && { charges: [{ chargeId: one.id, amount: one.taken }] }),
          ...(given.size > 0 && { refunds }),
          orderDetails: { amount: one.amount, currency: one.currency, reference: one.reference },
          ...(isOver && { terminated: now().toISOString() }),
        },
      };
    }),
  );
  http.post(
    `${played}/v1/charges/:id/refunds`,
    withKey((request, reply, owner) => {
      const one = payments.known.get((request.params as { id: string }).id);
      if (one?.owner !== owner) return reply.status(404).send({});
      const { amount } = refunding.parse(request.body);
      const refundId = String(request.headers['idempotency-key']);
      const status = playRefund(payments, one, amount, refundId);
      return reply.status(status === 200 ? 201 : status).send({ refundId });
    }),
  );
  http.put(
    `${played}/v1/payments/:id/terminate`,
    withKey((request, reply, owner) => {
      const one = payments.known.get((request.params as { id: string }).id);
      if (one?.owner !== owner) return reply.status(404).send({});
      // What was paid is charged at once, and terminated no more.
      if (one.state === 'held') return reply.status(400).send({});
      if (one.state === 'open') one.state = 'cancelled';
      return reply.status(204).send();
    }),
  );
  playPage(app, 'easy', payments, async (one) => {
    for (const { url, secret } of one.hooks) {
      const event = one.taken > 0 ? 'payment.charge.created.v2' : 'payment.cancel.created';
      const body = { id: `${one.id}-${event}`, event, data: { paymentId: one.id } };
      await post(app, url, { authorization: secret }, body);
    }
  });
}
