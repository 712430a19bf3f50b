import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AppContext } from '#server/kit/app-context.ts';
import { now } from '#server/kit/clock.ts';
import { showsDemoData } from '#server/kit/demo/shows-demo-data.ts';
import { startSimulators } from '#server/kit/demo/simulators.ts';
import { playedAt } from '../online/access.ts';
import { hashOfBody, vippsSignature } from '../online/providers/signature.ts';
import {
  addPlayed,
  givenOf,
  playedPayments,
  playRefund,
  type PlayedPayment,
} from './played-payments.ts';
import { playPage, post } from './play-page.ts';

const played = playedAt('vipps');
const short = z.string().check(z.minLength(1), z.maxLength(2000));
const amount = z.object({ currency: short, value: z.int().check(z.gte(1)) });
const registering = z.object({ url: short, events: z.array(short) });
const creating = z.object({
  amount,
  paymentMethod: z.object({ type: z.literal('WALLET') }),
  reference: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  returnUrl: short,
  userFlow: z.literal('WEB_REDIRECT'),
});
const capturing = z.object({ modificationAmount: amount });

/** Plays Vipps MobilePay by the published form of its ePayment API; not where there is no demo data. Any keys but those that say "wrong" are good. */
export function playVipps(app: AppContext): void {
  const { http, env, db } = app;
  if (!showsDemoData(env, db)) return;
  const page = '/demo/pay';
  startSimulators(app, new URL('./', import.meta.url), {
    [page]: 'pay.html',
    [`${page}.mjs`]: 'pay.mjs',
    [`${page}.css`]: 'pay.css',
  });
  const payments = playedPayments();
  const hooks = new Map<string, { url: string; secret: string }>();

  const asMerchant =
    (answer: (request: FastifyRequest, reply: FastifyReply, number: string) => unknown) =>
    (request: FastifyRequest, reply: FastifyReply): unknown => {
      const { authorization = '', 'merchant-serial-number': number } = request.headers;
      if (payments.silent) return reply.status(503).send({});
      if (!/^Bearer played$/.test(authorization) || typeof number !== 'string') {
        return reply.status(401).send({});
      }
      return answer(request, reply, number);
    };
  const known = ({ params }: FastifyRequest, owner: string) => {
    const one = payments.known.get((params as { reference: string }).reference);
    return one?.owner === owner ? one : undefined;
  };

  http.post(`${played}/accesstoken/get`, ({ headers }, reply) => {
    if (payments.silent) return reply.status(503).send({});
    const given = [
      headers['client_id'],
      headers['client_secret'],
      headers['ocp-apim-subscription-key'],
    ];
    const isGood = given.every((one) => typeof one === 'string' && one !== '' && one !== 'wrong');
    return isGood
      ? reply.send({ token_type: 'Bearer', expires_in: '3600', access_token: 'played' })
      : reply.status(401).send({});
  });
  http.post(
    `${played}/webhooks/v1/webhooks`,
    asMerchant((request, _, number) => {
      const { url } = registering.parse(request.body);
      const hook = { url, secret: crypto.randomUUID() };
      hooks.set(number + url, hook);
      return { id: crypto.randomUUID(), secret: hook.secret };
    }),
  );
  http.post(
    `${played}/epayment/v1/payments`,
    asMerchant((request, reply, owner) => {
      const read = creating.safeParse(request.body);
      if (!read.success) return reply.status(400).send({});
      const { reference, amount: asked, returnUrl } = read.data;
      const to = [...hooks].flatMap(([of, hook]) => (of.startsWith(owner) ? [hook] : []));
      const at = { id: reference, reference, amount: asked.value, currency: asked.currency };
      addPlayed(payments, { ...at, returnUrl, owner, hooks: to });
      const redirectUrl = `${request.protocol}://${request.host}${page}?provider=vipps&id=${reference}`;
      return { redirectUrl, reference };
    }),
  );
  http.get(
    `${played}/epayment/v1/payments/:reference`,
    asMerchant((request, reply, owner) => {
      const one = known(request, owner);
      return one ? answerOf(one) : reply.status(404).send({});
    }),
  );
  http.post(
    `${played}/epayment/v1/payments/:reference/capture`,
    asMerchant((request, reply, owner) => {
      const one = known(request, owner);
      const { modificationAmount } = capturing.parse(request.body);
      if (!one) return reply.status(404).send({});
      if (one.state !== 'held' || modificationAmount.value > one.amount) {
        return reply.status(400).send({});
      }
      // The same key is the same capture.
      one.taken = modificationAmount.value;
      return answerOf(one);
    }),
  );
  http.post(
    `${played}/epayment/v1/payments/:reference/cancel`,
    asMerchant((request, reply, owner) => {
      const one = known(request, owner);
      if (!one) return reply.status(404).send({});
      if (one.taken > 0) return reply.status(400).send({});
      if (one.state !== 'given up') one.state = 'cancelled';
      return answerOf(one);
    }),
  );
  http.post(
    `${played}/epayment/v1/payments/:reference/refund`,
    asMerchant((request, reply, owner) => {
      const one = known(request, owner);
      const { modificationAmount } = capturing.parse(request.body);
      if (!one) return reply.status(404).send({});
      const once = String(request.headers['idempotency-key']);
      const status = playRefund(payments, one, modificationAmount.value, once);
      return reply.status(status).send(answerOf(one));
    }),
  );
  playPage(app, 'vipps', payments, async (one) => {
    const name = one.state === 'held' ? 'AUTHORIZED' : 'ABORTED';
    for (const { url, secret } of one.hooks) {
      const body = {
        msn: one.owner,
        reference: one.reference,
        pspReference: one.id,
        name,
        amount: { currency: one.currency, value: one.amount },
        timestamp: now().toISOString(),
        success: true,
      };
      const date = now().toUTCString();
      const hash = hashOfBody(Buffer.from(JSON.stringify(body)));
      const authorization = vippsSignature(secret, url, { date, hash });
      await post(app, url, { 'x-ms-date': date, 'x-ms-content-sha256': hash, authorization }, body);
    }
  });
}

const states = {
  open: 'CREATED',
  held: 'AUTHORIZED',
  'given up': 'ABORTED',
  cancelled: 'TERMINATED',
} as const;

function answerOf(payment: PlayedPayment) {
  const { reference, amount: value, currency, state, taken } = payment;
  const of = (some: number) => ({ currency, value: some });
  return {
    reference,
    amount: of(value),
    state: states[state],
    pspReference: reference,
    aggregate: {
      authorizedAmount: of(state === 'held' ? value : 0),
      cancelledAmount: of(0),
      capturedAmount: of(taken),
      refundedAmount: of(givenOf(payment)),
    },
  };
}
