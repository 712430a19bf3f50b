import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ProviderName } from '#contract/economy/payment-links/online-payments.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { playedAt } from '../online/access.ts';
import type { PlayedPayment, PlayedPayments } from './played-payments.ts';

const doing = z.object({
  do: z.enum(['pay', 'give up', 'be silent', 'lose answers', 'refuse', 'answer']),
  /** Whether the provider calls us back about it. */
  calls: z._default(z.boolean(), true),
});

/** Plays the page of a provider at which somebody pays, or gives it up: `callBack` is what a provider does then. */
export function playPage(
  { http }: Pick<AppContext, 'http'>,
  provider: ProviderName,
  payments: PlayedPayments,
  callBack: (payment: PlayedPayment) => Promise<void>,
): void {
  const shown = ({ reference, amount, currency, returnUrl, state }: PlayedPayment) => ({
    reference,
    amount,
    currency,
    returnUrl,
    state,
  });
  const one = ({ params }: FastifyRequest) => payments.known.get((params as { id: string }).id);
  http.get(`${playedAt(provider)}/pages/:id`, (request, reply: FastifyReply) => {
    const payment = one(request);
    return payment ? reply.send(shown(payment)) : reply.status(404).send({});
  });
  http.post(`${playedAt(provider)}/pages/:id`, async (request, reply: FastifyReply) => {
    const payment = one(request);
    const wanted = doing.parse(request.body);
    if (!payment) return reply.status(404).send({});
    if (wanted.do !== 'pay' && wanted.do !== 'give up') {
      payments.silent = wanted.do === 'be silent';
      payments.loses = wanted.do === 'lose answers';
      payments.refuses = wanted.do === 'refuse';
      return reply.send(shown(payment));
    }
    if (payment.state === 'open') payment.state = wanted.do === 'pay' ? 'held' : 'given up';
    // A card is charged at once.
    if (payment.state === 'held' && provider === 'easy') payment.taken = payment.amount;
    if (wanted.calls) await callBack(payment);
    return reply.send(shown(payment));
  });
}

/** Posts a call-back to where it was asked to, as it comes from the network. */
export async function post(
  { http }: Pick<AppContext, 'http'>,
  url: string,
  headers: Record<string, string>,
  body: object,
): Promise<void> {
  const { pathname } = new URL(url);
  await http.inject({
    method: 'POST',
    url: pathname,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });
}
