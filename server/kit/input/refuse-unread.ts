import type { Socket } from 'node:net';
import type { ErrorCode } from '#contract/errors.ts';
import { answerTo, AppError } from '../errors.ts';

const codes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'common.headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'common.body_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'common.too_slow',
};

/** Answers a request that could not even be read as HTTP in the shape of every other refusal, and hangs up. */
export function refuseUnread(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const appError = new AppError(codes[error.code ?? ''] ?? 'common.bad_request');
  // Which language the caller reads has not been read either.
  const { status, body } = answerTo(appError, 'en', crypto.randomUUID());
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(text)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${text}`,
  );
}
