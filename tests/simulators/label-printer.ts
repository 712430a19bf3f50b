import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** How a played printer behaves: takes what comes, takes nothing (its lid is open), or breaks off in the middle. */
type Hooks = 'prints' | 'takes_nothing' | 'breaks_off';

export interface LabelPrinter {
  readonly port: number;
  /** What came out, a text for each job. */
  readonly printed: readonly string[];
  /** How many jobs began, also those that did not end. */
  readonly connections: () => number;
  stop(): Promise<void>;
}

/** Plays a label printer of the network at one of the ports that printers listen at. */
export async function playLabelPrinter(way: Hooks = 'prints'): Promise<LabelPrinter> {
  const printed: string[] = [];
  const open = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    if (way === 'breaks_off') {
      socket.once('data', () => socket.resetAndDestroy());
      return;
    }
    if (way === 'takes_nothing') {
      socket.pause();
      return;
    }
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(Buffer.from(part)));
    socket.on('end', () => printed.push(Buffer.concat(parts).toString()));
  });
  const port = await listenAsPrinter(server);
  return {
    port,
    printed,
    connections: () => connections,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** Listens at the first free port of those that a printer may have. */
export async function listenAsPrinter(server: ReturnType<typeof createServer>): Promise<number> {
  for (let port = 9100; port <= 9109; port += 1) {
    const free = await new Promise<boolean>((resolve, reject) => {
      server.once('error', (cause: NodeJS.ErrnoException) =>
        cause.code === 'EADDRINUSE' ? resolve(false) : reject(cause),
      );
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    server.removeAllListeners('error');
    if (free) return (server.address() as AddressInfo).port;
  }
  throw new Error('No port of printers is free');
}
