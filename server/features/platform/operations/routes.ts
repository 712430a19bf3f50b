import { createHash, timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { AppContext } from '#server/kit/app-context.ts';

/** `/health` (the process), `/ready` (the database answers, can save, and the server is not closing) and, where METRICS_TOKEN is set, `/metrics`. */
export function operationsRoutes({ http, db, live, env }: AppContext): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  let closing = false;

  http.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  http.addHook('preClose', async () => {
    closing = true;
  });

  http.get('/health', async () => ({ status: 'ok' }));

  http.get('/ready', async (_request, reply) => {
    const refuse = (status: string) =>
      reply.status(503).header('Retry-After', '5').send({ status });
    try {
      await db.ping();
    } catch (error) {
      http.log.warn({ err: error }, 'the database does not answer');
      return refuse('the database does not answer');
    }
    if (db.diskIsFull()) return refuse('the disk is full: one can read but not save');
    if (closing) return refuse('closing');
    // Not refused: Redis is away for all servers alike, and without it each serves its own.
    return live.isListening()
      ? { status: 'ready' }
      : { status: 'ready, but Redis does not answer: changes made at other servers show late' };
  });

  http.get('/metrics', async (request, reply) => {
    const { METRICS_TOKEN: token } = env;
    if (token === undefined) return reply.callNotFound();
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      return reply.status(401).header('WWW-Authenticate', 'Bearer').send();
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

// Hashed, so that neither how long it is nor where it differs shows in how long it takes.
const isSame = (told: string, wanted: string): boolean =>
  timingSafeEqual(
    createHash('sha256').update(told).digest(),
    createHash('sha256').update(wanted).digest(),
  );
