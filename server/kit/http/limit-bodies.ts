import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/** The largest body of a call that says nothing else, in bytes, and of one that anybody may make. */
export const usualBodyLimit = 1_048_576;
export const publicBodyLimit = 16_384;

// Nothing that people fill in comes near: what does is there to keep the server busy.
const deepest = 64;
const mostParts = 100_000;

/**
 * Lets no body cost more than it is worth: JSON is read only when it is neither too deep nor of too
 * many parts, and whoever sends it too slowly is hung up on. An empty body that is called JSON is none.
 */
export function limitBodies(http: FastifyInstance, { slowestMs = 30_000 } = {}): void {
  const parse = http.getDefaultJsonParser('error', 'error');
  http.removeContentTypeParser('application/json');
  http.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, body: string, done) => {
      if (body === '') done(null, undefined);
      else if (isTooMuch(body)) done(new AppError('common.bad_request'));
      else void parse(request, body, done);
    },
  );

  http.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request.headers)) {
      // As much longer as it may be larger.
      const larger = (request.routeOptions.bodyLimit ?? usualBodyLimit) / usualBodyLimit;
      const slow = setTimeout(
        () => request.raw.complete || request.raw.destroy(),
        slowestMs * Math.max(1, larger / 3),
      );
      const clear = () => clearTimeout(slow);
      request.raw.once('end', clear).once('close', clear);
    }
    done();
  });
  http.addHook('onSend', async (request, _reply, payload) => {
    if (hasBody(request.headers)) await restOf(request);
    return payload;
  });
}

/** Waits until what is left of a body has come, and drops it: no more than may be sent there. */
async function restOf({ raw, headers, routeOptions }: FastifyRequest): Promise<void> {
  let left = routeOptions.bodyLimit ?? usualBodyLimit;
  if (raw.readableEnded || raw.destroyed || Number(headers['content-length'] ?? 0) > left) return;
  await new Promise<void>((resolve) => {
    raw.once('end', resolve).once('close', resolve);
    raw.on('data', ({ length }: Buffer) => {
      left -= length;
      if (left < 0) resolve();
    });
  });
}

const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Whether reading this JSON would take long: it is nested deeply, or has very many parts. */
export function isTooMuch(json: string): boolean {
  let depth = 0;
  let parts = 0;
  for (let at = 0; at < json.length; at += 1) {
    switch (json.charCodeAt(at)) {
      case 0x22:
        at = endOfText(json, at);
        break;
      case 0x5b:
      case 0x7b:
        depth += 1;
        parts += 1;
        break;
      case 0x5d:
      case 0x7d:
        depth -= 1;
        break;
      case 0x2c:
        parts += 1;
        break;
    }
    if (depth > deepest || parts > mostParts) return true;
  }
  return false;
}

/** Where the text that begins here ends: files come as one of many megabytes. */
function endOfText(json: string, start: number): number {
  let end = start;
  for (;;) {
    end = json.indexOf('"', end + 1);
    if (end < 0) return json.length;
    let before = end;
    while (json[before - 1] === '\\') before -= 1;
    if ((end - before) % 2 === 0) return end;
  }
}
