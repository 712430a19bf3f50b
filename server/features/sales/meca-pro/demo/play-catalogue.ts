import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AppContext } from '#server/kit/app-context.ts';
import { showsDemoData } from '#server/kit/demo/shows-demo-data.ts';
import { startSimulators } from '#server/kit/demo/simulators.ts';
import { played } from '../catalogue-address.ts';
import {
  playedArticles,
  playedBaskets,
  playedFaults,
  playedWork,
  basketAnswer,
  type PlayedBasket,
} from './played-baskets.ts';

const short = z.string().check(z.maxLength(2000));
const making = z.object({ reference: short });
const visiting = z.object({ plate: short, k_type: short, return_to: short });
const ordering = z.object({ revision: short });
const changing = z.object({
  article: z.enum([...playedArticles, ...playedWork].map(({ article }) => article)),
  quantity: z.int().check(z.gte(0), z.lte(99)),
});
const misbehaving = z.object({ fault: z.enum(['', ...playedFaults]) });

/** Plays a parts catalogue as we ask it, with the page on which a person fills the basket; not where there is no demo data. */
export function playCatalogue(app: AppContext): void {
  const { http, env, db } = app;
  if (!showsDemoData(env, db)) return;
  startSimulators(app, new URL('./', import.meta.url), {
    [`${played}/catalogue`]: 'catalogue.html',
    [`${played}/catalogue.mjs`]: 'catalogue.mjs',
    [`${played}/catalogue.css`]: 'catalogue.css',
  });
  const baskets = playedBaskets();

  /** Answers about a basket for who has a key; it does wrong once what it was told to. */
  const withBasket =
    (answer: (basket: PlayedBasket, request: FastifyRequest) => unknown) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const basket = basketOf(request);
      if (!hasKey(request)) return reply.status(401).send({});
      if (!basket) return reply.status(404).send({});
      const { fault } = basket;
      if (fault === 'refuse') return reply.status(401).send({});
      basket.fault = '';
      if (fault === 'forget') baskets.forget(basket.id);
      if (fault === 'forget') return reply.status(404).send({});
      if (fault === 'busy') return reply.status(503).send({});
      if (fault === 'strange') return reply.send({ hello: 'world' });
      const result = answer(basket, request);
      if (fault === 'lose') {
        // Done, and nobody is told.
        reply.hijack();
        request.raw.socket.destroy();
        return reply;
      }
      return result === undefined ? reply.status(409).send({}) : reply.send(result);
    };

  http.get(`${played}/account`, (request, reply) =>
    hasKey(request) ? reply.send({ name: 'Demo verksted' }) : reply.status(401).send({}),
  );
  http.post(`${played}/baskets`, (request, reply) => {
    if (!hasKey(request)) return reply.status(401).send({});
    const { reference } = making.parse(request.body);
    const { id } = baskets.make(String(request.headers['idempotency-key']), reference);
    return reply.send({ id });
  });
  http.post(
    `${played}/baskets/:id/visits`,
    withBasket((basket, { body }) => {
      const { plate, k_type, return_to } = visiting.parse(body);
      Object.assign(basket, { car: { plate, k_type }, return_to });
      return { url: `${played}/catalogue?basket=${basket.id}` };
    }),
  );
  http.get(`${played}/baskets/:id`, withBasket(basketAnswer));
  http.post(
    `${played}/baskets/:id/order`,
    withBasket((basket, { body }) => {
      const isNew = basket.order_number === '';
      const isOther = ordering.parse(body).revision !== basketAnswer(basket).revision;
      return isNew && isOther ? undefined : { order_number: baskets.order(basket) };
    }),
  );

  /** What the page of a basket asks: it needs no key, but nobody guesses its address. */
  const page =
    (change: (basket: PlayedBasket, body: unknown) => void) =>
    (request: FastifyRequest, reply: FastifyReply) => {
      const basket = basketOf(request);
      if (!basket) return reply.status(404).send({});
      change(basket, request.body);
      return reply.send(pageOf(basket));
    };
  http.get(
    `${played}/pages/:id`,
    page(() => undefined),
  );
  http.post(
    `${played}/pages/:id/lines`,
    page((basket, body) => {
      const { article, quantity } = changing.parse(body);
      if (basket.order_number !== '') return;
      if (quantity === 0) basket.lines.delete(article);
      else basket.lines.set(article, quantity);
      basket.changes += 1;
    }),
  );
  http.post(
    `${played}/pages/:id/faults`,
    page((basket, body) => {
      const { fault } = misbehaving.parse(body);
      if (fault === 'dearer') basket.dearer = true;
      else basket.fault = fault;
    }),
  );

  function basketOf({ params }: FastifyRequest): PlayedBasket | undefined {
    return baskets.one((params as { id: string }).id);
  }
}

// Any key but one that says so is good.
const hasKey = ({ headers }: FastifyRequest): boolean =>
  /^Bearer (?!wrong).+/.test(headers.authorization ?? '') && Boolean(headers['customer-number']);

/** What the page of a basket shows. */
const pageOf = ({ reference, car, return_to, lines, fault, order_number }: PlayedBasket) => ({
  reference,
  car,
  return_to,
  fault,
  order_number,
  articles: [...playedArticles, ...playedWork].map((one) => ({
    ...one,
    quantity: lines.get(one.article) ?? 0,
  })),
});
