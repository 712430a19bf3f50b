import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { House } from '#server/kit/house.ts';

/** `/health` (the process), `/ready` (the database answers and the server is not closing) and `/metrics`. */
export function operationsRoutes({ http, db }: House): void {
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
    try {
      await db.ping();
      if (!closing) return { status: 'ready' };
    } catch (error) {
      http.log.warn({ err: error }, 'the database does not answer');
    }
    return reply.status(503).header('Retry-After', '5').send({ status: 'not ready' });
  });

  http.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
