import type { FastifyRequest } from 'fastify';
import { doneAgoHeader, doneAtHeader, instant, type Call } from '#contract/kit/call.ts';
import { AppError } from '../errors.ts';
import { keepKeysDays } from '../cleanup.ts';

const longest = keepKeysDays * 86_400_000;

/**
 * When what is asked was done: now, or when its sender says that it was, for a call that may have
 * waited on a device. A time to come is one by a clock that was set while its sender knew of no
 * other: then it was done as long ago as they say. Never later than now, nor longer ago than a
 * repeat of it would be known. Throws `common.wrong_input` for what is no instant, or no time.
 */
export function doneAtOf(call: Call, request: FastifyRequest, now: Date): Date {
  const header = request.headers[doneAtHeader];
  if (header === undefined || call.offline !== 'queue') return now;
  const read = instant.safeParse(header);
  const at = Date.parse(read.data ?? '');
  if (Number.isNaN(at)) {
    throw new AppError('common.wrong_input', {}, { [doneAtHeader]: 'fields.format' });
  }
  const ago = agoOf(request);
  const done = at > now.getTime() ? now.getTime() - ago : at;
  return new Date(Math.max(now.getTime() - longest, done));
}

function agoOf({ headers }: FastifyRequest): number {
  const header = headers[doneAgoHeader] ?? '0';
  if (typeof header !== 'string' || !/^\d{1,15}$/.test(header)) {
    throw new AppError('common.wrong_input', {}, { [doneAgoHeader]: 'fields.format' });
  }
  return Number(header);
}
