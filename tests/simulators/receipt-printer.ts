import { createServer, type Socket } from 'node:net';
import { readRoll, type PrintedRoll } from '../support/paper/read-roll.ts';
import { listenAsPrinter } from './label-printer.ts';

export interface ReceiptPrinter {
  readonly port: number;
  /** What came out, a roll for each connection that ended. */
  readonly rolls: readonly PrintedRoll[];
  /** How many began. */
  readonly connections: () => number;
  /** Opens its lid or closes it: with an open one it takes what comes, and says nothing. */
  setLid(is: 'open' | 'closed'): void;
  stop(): Promise<void>;
}

// GS r 1, by which it is asked whether it has done all before.
const asksForPaper = Buffer.from([0x1d, 0x72, 1]);

/** Plays a receipt printer of the network. */
export async function playReceiptPrinter(): Promise<ReceiptPrinter> {
  const rolls: PrintedRoll[] = [];
  const open = new Set<Socket>();
  let connections = 0;
  let lid: 'open' | 'closed' = 'closed';
  const server = createServer((socket) => {
    connections += 1;
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    if (lid === 'open') {
      socket.resume();
      return;
    }
    let bytes = Buffer.alloc(0);
    socket.on('data', (part) => {
      bytes = Buffer.concat([bytes, Buffer.from(part)]);
      if (!bytes.subarray(-3).equals(asksForPaper)) return;
      rolls.push(readRoll(bytes.subarray(0, -3)));
      socket.end(Buffer.from([0]));
    });
  });
  const port = await listenAsPrinter(server);
  return {
    port,
    rolls,
    connections: () => connections,
    setLid: (is) => {
      lid = is;
    },
    stop: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
