import type { FastifyRequest } from 'fastify';
import { largestPayload, webhookHeaders } from '#contract/workshop/tread-depth/readers.ts';
import { countTry } from '#server/kit/attempts/attempts.ts';
import { addressOf, networkOf } from '#server/kit/http/address.ts';
import { actAsFound } from '#server/kit/caller/act-as.ts';
import { now } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Tx } from '#server/db/open.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { publishReading } from '../publish-reading.ts';
import { noteDay, readerWithCode } from './reader-repo.ts';
import { isSigned, secretOf } from './signature.ts';
import { takeMeasurement } from './take-measurement.ts';

// In a quarter of an hour, of one network.
const mostRefused = 100;

/**
 * Where readers send what they measured. It is no call of the contract: the app never makes it, who
 * sends has no token, and the signature is over the bytes as they came.
 */
export function webhook(app: AppContext): void {
  void app.http.register((scope, _options, ready) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { device: string } }>(
      '/api/v3/tread-depth/webhook/:device',
      { bodyLimit: largestPayload },
      async (request, reply) => {
        const answer = await receive(app, request);
        return reply
          .header('Cache-Control', 'no-store')
          .status('problem' in answer ? 422 : 200)
          .send({ data: answer });
      },
    );
    ready();
  });
}

type DeviceRequest = FastifyRequest<{ Params: { device: string } }>;

async function receive(app: AppContext, request: DeviceRequest) {
  const at = now();
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const find = async (tx: Tx) => {
    const reader = await readerWithCode(tx, request.params.device.slice(0, 100));
    return reader && reader.secretsMade > 0 ? { ...reader, job: 'tread-reader' } : undefined;
  };
  const from = { requestId: request.id, address: addressOf(request.raw) };
  const taken = await actAsFound(app, find, from, async ({ db, afterCommit }, reader) => {
    const input = {
      timestamp: headerOf(request, webhookHeaders.timestamp),
      signature: headerOf(request, webhookHeaders.signature),
      body,
    };
    if (!isSigned(secretOf(app.keys, reader), input, at)) {
      await noteDay(db, reader, 'last_refused', at.toISOString().slice(0, 10));
      return undefined;
    }
    const text = body.toString('utf8');
    const done = await takeMeasurement(db, reader, {
      body: text,
      source: 'reader',
      now: at,
      ...from,
    });
    if (done.outcome === 'taken') afterCommit(() => publishReading(app, reader, done.reading));
    return done;
  });
  // Which of the two it was, a wrong address or a wrong signature, is nobody's to know.
  if (!taken) return refuse(app, request, at);
  if ('problem' in taken) return { outcome: taken.outcome, problem: taken.problem };
  return { outcome: taken.outcome, id: taken.readingId };
}

async function refuse(app: AppContext, request: DeviceRequest, at: Date): Promise<never> {
  const tries = { [`tread-reader:network:${networkOf(addressOf(request.raw))}`]: mostRefused };
  const over = await countTry(app, tries, at);
  throw new AppError(over.size > 0 ? 'tread-depth.too_many' : 'common.not_logged_in');
}

function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}
