import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import type { Database } from '#server/db/open.ts';
import { addFeatures } from '#server/features.ts';
import { addressOf, isOurProxy } from '#server/kit/http/address.ts';
import { limitBodies } from '#server/kit/http/limit-bodies.ts';
import { publicUrlOf, type Env } from '#server/kit/env.ts';
import { openFiles } from '#server/kit/files/open-files.ts';
import { AppError, answerTo, meaningOf } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { openJobs } from '#server/kit/jobs.ts';
import type { Keys } from '#server/kit/keys/keys.ts';
import { openLive } from '#server/kit/live/live.ts';
import { mailJob } from '#server/kit/mail/mail.ts';
import { languageOfRequest } from '#server/kit/http/request-language.ts';
import { socketTokens } from '#server/kit/live/socket-token.ts';
import { smsJob } from '#server/kit/sms/sms.ts';
import { ListMemory } from '#server/kit/resource/listing/list-memory.ts';
import { refuseUnread } from '#server/kit/input/refuse-unread.ts';
import { cleanupJob } from '#server/kit/cleanup.ts';
import { heavyJobLimiters } from '#server/kit/heavy-jobs/limiter.ts';

// The scanner takes the camera, nothing takes anything else that a browser could hand out.
const permissions = [
  'camera=(self)',
  'accelerometer',
  'bluetooth',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => (feature.includes('=') ? feature : `${feature}=()`))
  .join(', ');

const retryAfterSeconds = '5';

/** The whole server over an open, migrated database: everything but listening and running its jobs. */
export async function buildApp(dependencies: {
  db: Database;
  env: Env;
  keys: Keys;
}): Promise<AppContext> {
  const { db, env, keys } = dependencies;
  const http = Fastify({
    logger: {
      level: env.LOG_LEVEL,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { req: describe },
    },
    // The largest body of any call is on its way for so long on a slow line; see also limitBodies.
    requestTimeout: 180_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    trustProxy: isOurProxy,
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
    // An address that is no UTF-8, or too long a part of one, is refused before a route is found.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: refuseUnread,
    // Else it loads what compiles schemas, though calls are checked by the contract.
    schemaController: {
      compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas },
    },
  });
  http.decorateRequest('callerLanguage', undefined);
  http.decorateRequest('claims', undefined);
  http.setErrorHandler(answerError);
  http.addHook('onRequest', async ({ id }, reply) => {
    reply.header('X-Request-Id', id);
  });
  http.addHook('onRequest', checkHost);
  limitBodies(http);
  await http.register(helmet, {
    // Pages and the API's documentation say their own; an answer of the API needs none of it.
    contentSecurityPolicy: { useDefaults: false, directives: { 'default-src': ["'none'"] } },
    referrerPolicy: { policy: 'no-referrer' },
  });
  http.addHook('onRequest', async (_request, reply) => {
    reply.header('Permissions-Policy', permissions);
  });
  await http.register(compress, { threshold: 1024 });

  const live = await openLive({
    http: http.server,
    db,
    redisUrl: env.REDIS_URL,
    log: http.log,
    callerOf: socketTokens(db, keys),
  });
  http.addHook('preClose', () => live.close());
  const app: AppContext = {
    http,
    db,
    env,
    files: openFiles(env),
    keys,
    live,
    jobs: openJobs(db, http.log),
    engines: new Map(),
    lists: new ListMemory(),
    heavyJobs: heavyJobLimiters(),
    publicUrl: publicUrlOf(env),
  };
  app.jobs.add(mailJob(db, env, app));
  app.jobs.add(cleanupJob(db));
  app.jobs.add(smsJob(db, env, keys));
  await addFeatures(app);
  return app;
}

function noSchemas(): never {
  throw new Error('Calls are checked by the contract: give a route no schema of Fastify');
}

// The route's pattern, never the address itself: that may hold a reset token or a name searched for.
function describe(request: FastifyRequest) {
  return {
    method: request.method,
    route: request.routeOptions?.url,
    address: addressOf(request.raw),
  };
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = meaningOf(error);
  if (!known) request.log.error({ err: error }, 'a call failed');
  const { status, body } = answerTo(
    known ?? new AppError('common.server'),
    languageOfRequest(request),
    request.id,
  );
  if (status === 503 || known?.code === 'common.too_many_at_once')
    reply.header('Retry-After', retryAfterSeconds);
  return reply.status(status).header('Cache-Control', 'no-store').send(body);
}

// What a request says of the host ends up in addresses that we answer with.
async function checkHost({ host, protocol }: FastifyRequest): Promise<void> {
  const sound =
    /^([\w.-]{1,253}|\[[\da-f:.]{2,45}\])?(:\d{1,5})?$/i.test(host ?? '') &&
    /^https?$/.test(protocol);
  if (!sound) throw new AppError('common.bad_request');
}
