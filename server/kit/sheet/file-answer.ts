import { Readable } from 'node:stream';
import { asLine } from '#contract/kit/rules/text-rules.ts';
import type { FastifyReply } from 'fastify';

/** What a call that answers with a file gives back: made while it is sent, as fast as it is taken. */
export interface FileAnswer {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly content: Part | AsyncIterable<Part>;
  /** Who has it as it is, is not sent it again. */
  readonly etag?: string;
}

type Part = string | Uint8Array;

/**
 * Sends a file to be saved under its name. It begins with its first part, so that what is wrong from
 * the start is an answer like any other; what breaks later breaks the connection, and whoever saves
 * the file is told that it is not whole.
 */
export async function sendFile(
  reply: FastifyReply,
  { name, type, content, etag }: FileAnswer,
): Promise<FastifyReply> {
  const cached = etag === undefined ? 'no-store' : 'no-cache';
  reply.header('Cache-Control', `private, ${cached}`);
  if (etag !== undefined) {
    reply.header('ETag', etag);
    // What compresses an answer on its way makes the tag a weak one.
    const known = reply.request.headers['if-none-match']?.replace(/^W\//, '');
    if (known === etag) return reply.status(304).send();
  }
  const sent =
    typeof content === 'string' || content instanceof Uint8Array
      ? content
      : await streamed(content);
  return reply
    .header('Content-Type', type)
    .header('Content-Disposition', dispositionOf(name))
    .header('X-Content-Type-Options', 'nosniff')
    .send(sent);
}

// What RFC 5987 does not take beside letters and digits is sent as its number, and what parts folders is left out.
const dispositionOf = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(
    asLine(name).replaceAll(/[/\\:*?"<>|]/g, '-'),
  ).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;

async function streamed(content: AsyncIterable<Part>): Promise<Readable> {
  const parts = content[Symbol.asyncIterator]();
  const first = await parts.next();
  return Readable.from(joined(first, parts), { objectMode: false });
}

async function* joined(
  first: IteratorResult<Part>,
  others: AsyncIterator<Part>,
): AsyncGenerator<Part> {
  try {
    for (let part = first; !part.done; part = await others.next()) yield part.value;
  } finally {
    await others.return?.();
  }
}
