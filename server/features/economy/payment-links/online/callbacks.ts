import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ProviderName } from '#contract/economy/payment-links/online-payments.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { countTry } from '#server/kit/attempts/attempts.ts';
import { now } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import { addressOf, networkOf } from '#server/kit/http/address.ts';
import { hashOf } from '#server/kit/keys/secret-code.ts';
import { callbackOf, unsealKeys } from './access.ts';
import { keysOfCallback } from './keys-repo.ts';
import { calledBackPayment, noteEvent } from './payments-repo.ts';
import { isSame, isSignedByVipps } from './providers/signature.ts';
import { dueRefunds } from '../refunds/refunds-repo.ts';
import { settleRefund } from '../refunds/settle-refund.ts';
import { settlePayment } from './settle-payment.ts';

const largest = 65_536;
// In a quarter of an hour, of one network.
const mostRefused = 100;

const short = z.string().check(z.minLength(1), z.maxLength(200));
const ofVipps = z.object({ reference: short, pspReference: short, name: short });
const ofEasy = z.object({ id: short, event: short, data: z.object({ paymentId: short }) });

/** Which payment a call-back is about, which event of it, and what that is called; undefined where it is about none. */
function readCallback(provider: ProviderName, body: unknown) {
  if (provider === 'vipps') {
    const { data } = ofVipps.safeParse(body);
    return (
      data && { of: data.reference, event: `${data.pspReference} ${data.name}`, name: data.name }
    );
  }
  const { data } = ofEasy.safeParse(body);
  return data && { of: data.data.paymentId, event: data.id, name: data.event };
}

/**
 * Where providers call back about a payment. It is no call of the contract: the app never makes it,
 * and a signature is over the bytes as they came. What a call-back says is only noted; what is true,
 * the provider is asked. So call-backs may come twice, late and in any order.
 */
export function callbacks(app: AppContext): void {
  void app.http.register((scope, _options, ready) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { code: string } }>(
      '/api/v3/payments/callbacks/:code',
      { bodyLimit: largest },
      async (request, reply) => {
        await receive(app, request);
        return reply.header('Cache-Control', 'no-store').send({ data: null });
      },
    );
    ready();
  });
}

type CallbackRequest = FastifyRequest<{ Params: { code: string } }>;

async function receive(app: AppContext, request: CallbackRequest): Promise<void> {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const hash = hashOf(request.params.code.slice(0, 100));
  const company = await app.db.transaction('system', (tx) => keysOfCallback(tx, hash));
  // Which of the two it was, a wrong address or a wrong signature, is nobody's to know.
  if (!company || !isProved(app, company, request, body)) return refuse(app, request);
  const { provider } = company;
  const read = readCallback(provider, jsonOf(body));
  if (!read) return;
  const { of, event, name } = read;
  const payment = await app.db.transaction('system', async (tx) => {
    const one = await calledBackPayment(tx, company, { provider, of });
    if (one) await noteEvent(tx, company, { payment_id: one.id, event, name });
    return one;
  });
  const from = { requestId: request.id };
  if (payment && payment.state !== 'paid') await settlePayment(app, payment, from);
  if (payment?.state === 'paid') {
    const due = await app.db.transaction('system', (tx) => dueRefunds(tx, now(), payment));
    for (const one of due) await settleRefund(app, one, from);
  }
}

type Company = NonNullable<Awaited<ReturnType<typeof keysOfCallback>>>;

function isProved(
  app: AppContext,
  { provider, sealed, ...company }: Company,
  request: CallbackRequest,
  body: Buffer,
): boolean {
  const { url, authorization: own } = callbackOf(app, company, provider);
  const authorization = headerOf(request, 'authorization');
  if (provider === 'easy') return isSame(authorization, own);
  const keys = unsealKeys(app, company, provider, sealed);
  if (!keys || keys.callback_secret === '') return false;
  const date = headerOf(request, 'x-ms-date');
  const hash = headerOf(request, 'x-ms-content-sha256');
  return isSignedByVipps(keys.callback_secret, url, { date, hash, authorization }, body);
}

async function refuse(app: AppContext, request: CallbackRequest): Promise<never> {
  const tries = { [`payment-callback:network:${networkOf(addressOf(request.raw))}`]: mostRefused };
  const over = await countTry(app, tries, now());
  throw new AppError(over.size > 0 ? 'payment-links.too_many' : 'common.not_logged_in');
}

function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
