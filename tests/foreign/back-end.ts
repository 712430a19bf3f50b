import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getResponse } from 'msw';
import { Server } from 'socket.io';
import { firstPage } from '#server/features/platform/shell/first-page.ts';
import { allWords } from '#server/kit/words.ts';
import { handlersOf, type Foreign } from './handlers.ts';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
};

/** A back end that is not ours, under our built app: the calls of the specification and a live socket. */
export interface BackEnd {
  readonly url: string;
  /** Method and path of every call, in the order they came. */
  readonly requests: readonly string[];
  /** Says something to every live socket that gave its token. */
  emit(event: string, payload: unknown): void;
  close(): Promise<void>;
}

export async function playBackEnd(foreign: Foreign = {}): Promise<BackEnd> {
  const handlers = handlersOf(foreign);
  const requests: string[] = [];
  const http = createServer((request, reply) => {
    answerTo(request).then(
      async (response) => {
        reply.writeHead(response.status, Object.fromEntries(response.headers));
        reply.end(Buffer.from(await response.arrayBuffer()));
      },
      () => reply.writeHead(500).end(),
    );
  });

  async function answerTo(request: IncomingMessage): Promise<Response> {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    if (!url.pathname.startsWith('/api/')) return fileAt(url.pathname);
    const method = request.method ?? 'GET';
    requests.push(`${method} ${url.pathname.slice('/api'.length)}`);
    const body = method === 'GET' ? null : await bodyOf(request);
    const headers = new Headers(request.headers as Record<string, string>);
    const forwarded = new Request(url, { method, headers, body });
    return (await getResponse(handlers, forwarded)) ?? new Response(null, { status: 404 });
  }

  const io = new Server(http, { path: '/socket.io', transports: ['websocket'] });
  io.on('connection', (socket) => {
    socket.on('token', async (token: unknown) => {
      const known = token === 'socket-token';
      if (known) await socket.join('known');
      socket.emit('authenticated', known);
    });
  });

  const { promise: listening, resolve } = Promise.withResolvers<void>();
  http.listen(0, 'localhost', resolve);
  await listening;
  const address = http.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://localhost:${port}`,
    requests,
    emit: (event, payload) => io.to('known').emit(event, payload),
    async close() {
      const closed = io.close();
      http.closeAllConnections();
      await closed;
    },
  };
}

function fileAt(path: string): Response {
  const file = join(dist, path);
  const type = types[extname(path)];
  if (type === undefined) return page();
  if (!existsSync(file)) return new Response(null, { status: 404 });
  return new Response(readFileSync(file), { headers: { 'content-type': type } });
}

function page(): Response {
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  const { login } = allWords.en['session'] as { login: Record<string, string> };
  const html = firstPage(template, {
    brand: null,
    language: 'en',
    words: login,
    nonce: 'n',
    origin: 'http://localhost',
  });
  return new Response(html, { headers: { 'content-type': 'text/html' } });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
