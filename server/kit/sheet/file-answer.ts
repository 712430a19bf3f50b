import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** What a call that answers with a file gives back: made while it is sent, as fast as it is taken. */
export interface FileAnswer {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly content: AsyncIterable<string | Uint8Array>;
}

/** Sends a file to be saved under its name. */
export function sendFile(reply: FastifyReply, { name, type, content }: FileAnswer): FastifyReply {
  return reply
    .header('Content-Type', type)
    .header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('X-Content-Type-Options', 'nosniff')
    .send(Readable.from(content, { objectMode: false }));
}
