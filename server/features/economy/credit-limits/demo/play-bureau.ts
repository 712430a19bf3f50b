import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AppContext } from '#server/kit/app-context.ts';
import { now } from '#server/kit/clock.ts';
import { showsDemoData } from '#server/kit/demo/shows-demo-data.ts';
import { startSimulators } from '#server/kit/demo/simulators.ts';
import { playedBureau as played } from '../checks/bureau-access.ts';
import { playedChecks, playedFaults } from './played-checks.ts';

const short = z.string().check(z.minLength(1), z.maxLength(200));
const asking = z.object({ country: short, org_number: short, currency: short });
const misbehaving = z.object({ org_number: short, fault: z.enum(['', ...playedFaults]) });

/** Plays a credit bureau by the form of docs/credit-bureau.md, with a page on which it is told what to do wrong; not where there is no demo data. Any key but "wrong" is good. */
export function playBureau(app: AppContext): void {
  const { http, env, db } = app;
  if (!showsDemoData(env, db)) return;
  startSimulators(app, new URL('./', import.meta.url), {
    [played]: 'bureau.html',
    [`${played}/bureau.mjs`]: 'bureau.mjs',
    [`${played}/bureau.css`]: 'bureau.css',
  });
  const checks = playedChecks();

  http.post(`${played}/checks`, (request: FastifyRequest, reply: FastifyReply) => {
    const { authorization = '', 'idempotency-key': key } = request.headers;
    if (!/^Bearer (?!wrong$).+/.test(authorization)) return reply.status(401).send({});
    const read = asking.safeParse(request.body);
    if (!read.success || typeof key !== 'string') return reply.status(400).send({});
    const { org_number: number } = read.data;
    const fault = checks.faultOf(number);
    if (fault === 'busy') return reply.status(429).header('Retry-After', '170').send({});
    if (fault === 'silent') return reply.status(503).send({});
    if (fault === 'unknown') return reply.send({ known: false });
    if (fault === 'gone') return reply.status(404).send({});
    if (fault === 'strange') return reply.send({ hello: 'world' });
    const answer = checks.answer(key, number, now().toISOString().slice(0, 10));
    if (fault === 'lose') {
      // Done and charged, and nobody is told; the next time they are.
      checks.setFault(number, '');
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    return reply.send(answer);
  });

  // What its page asks needs no key.
  http.get(`${played}/asked`, (_, reply) => reply.send(checks.asked()));
  http.post(`${played}/faults`, ({ body }, reply) => {
    const { org_number: number, fault } = misbehaving.parse(body);
    checks.setFault(number, fault);
    return reply.send(checks.asked());
  });
}
