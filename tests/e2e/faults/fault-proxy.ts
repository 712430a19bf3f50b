import http from 'node:http';
import net from 'node:net';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';

/**
 * What becomes of a request that changes something: `before` it is lost whole, `between` the server
 * gets a part of it, `after` the answer is lost, `half` a part of that comes; `double` sends it twice at
 * once, `again` once more when it has been answered. `lie` says that it is done, and does nothing.
 */
export const fates = ['pass', 'before', 'between', 'after', 'half', 'double', 'again'] as const;
export type Fate = (typeof fates)[number] | 'lie';

/** What stands between a browser and its server, request by request. */
export interface FaultProxy {
  readonly url: string;
  /** Asked for each request that changes something. */
  fate: () => Fate;
  /** Asked for each other request by its path: whether it is never answered, as on a line that has gone silent. */
  isSilent: (path: string) => boolean;
  /** How often each was done. */
  readonly done: Record<Fate, number>;
  close(): Promise<void>;
}

/** Opens one on this machine to the server at an address; sockets pass as they are. */
export async function openFaultProxy(url: string): Promise<FaultProxy> {
  const behind = new URL(url);
  const sockets = new Set<net.Socket>();
  const done = { pass: 0, before: 0, between: 0, after: 0, half: 0, double: 0, again: 0, lie: 0 };
  const server = http.createServer((request, response) => {
    const isWrite = request.method !== 'GET' && request.url?.startsWith('/api/');
    const drawn = isWrite ? proxy.fate() : 'pass';
    // A lie is known of what is done with sets alone.
    const fate = drawn === 'lie' && !request.url?.endsWith('/wheel-sets/batch') ? 'pass' : drawn;
    if (isWrite) done[fate] += 1;
    else if (proxy.isSilent(request.url ?? '')) return;
    pass(behind, request, response, fate).catch(() => request.socket.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (request, client: net.Socket, head) => {
    const to = net.connect(Number(behind.port), behind.hostname);
    const lines = request.rawHeaders.reduce(
      (text, part, at) => text + part + (at % 2 === 0 ? ': ' : '\r\n'),
      '',
    );
    to.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines}\r\n`);
    to.write(head);
    for (const socket of [client, to]) {
      socket.on('error', () => {});
      socket.on('close', () => [client, to].forEach((one) => one.destroy()));
    }
    client.pipe(to).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  const proxy: FaultProxy = {
    url: `http://127.0.0.1:${port}`,
    fate: () => 'pass',
    isSilent: () => false,
    done,
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
  return proxy;
}

interface Answered {
  readonly head: http.IncomingMessage;
  readonly body: Buffer;
}

async function pass(
  behind: URL,
  request: http.IncomingMessage,
  response: http.ServerResponse,
  fate: Fate,
): Promise<void> {
  const body = await buffer(request);
  const lost = () => void request.socket.destroy();
  if (fate === 'before') return lost();
  if (fate === 'lie') return lie(response, body);
  if (fate === 'between') {
    await sendPart(behind, request, body);
    return lost();
  }
  const times = fate === 'double' ? 2 : 1;
  const [first] = await Promise.all(
    Array.from({ length: times }, () => ask(behind, request, body)),
  );
  if (!first || fate === 'after') return lost();
  response.writeHead(first.head.statusCode ?? 502, first.head.headers);
  if (fate === 'half') {
    response.write(first.body.subarray(0, Math.floor(first.body.length / 2)), lost);
    return;
  }
  response.end(first.body);
  if (fate === 'again') await ask(behind, request, body);
}

const calledBy = (behind: URL, { method, url, headers }: http.IncomingMessage) =>
  http.request({ host: behind.hostname, port: behind.port, method, path: url, headers });

async function ask(behind: URL, from: http.IncomingMessage, body: Buffer): Promise<Answered> {
  const forwarded = calledBy(behind, from);
  forwarded.end(body);
  const [head] = (await once(forwarded, 'response')) as [http.IncomingMessage];
  return { head, body: await buffer(head) };
}

/** Half of what is said, and then nothing more. */
async function sendPart(behind: URL, from: http.IncomingMessage, body: Buffer): Promise<void> {
  const forwarded = calledBy(behind, from);
  forwarded.on('error', () => {});
  await new Promise<void>((resolve) => {
    forwarded.write(body.subarray(0, Math.floor(body.length / 2)), () => resolve());
  });
  forwarded.destroy();
}

/** Tells each intent that it is done. */
function lie(response: http.ServerResponse, body: Buffer): void {
  const { intents } = JSON.parse(body.toString()) as { intents: { intent: string }[] };
  const data = intents.map(({ intent }) => ({ intent, error: null, set: null }));
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ data }));
}
