import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { Server } from 'socket.io';
import { io as connect } from 'socket.io-client';
import { expect, test } from 'vitest';
import { askForProof } from './ask-for-proof.ts';

test.each(['token', 'code'])(
  'who is just being looked at by a %s when all are asked again is looked at once more',
  async (by) => {
    const http = createServer();
    const io = new Server(http, { transports: ['websocket'] });
    let state = 'before';
    const begun = Promise.withResolvers<void>();
    const going = Promise.withResolvers<void>();
    const look = async (socket: { emit: (name: string, payload: string) => unknown }) => {
      const read = state;
      begun.resolve();
      await going.promise;
      return (socket.emit('state', read), true);
    };
    const log = pino({ level: 'silent' });
    const proofs = askForProof(io, { log, authenticate: look, letGuestIn: look });
    await once(http.listen(0, '127.0.0.1'), 'listening');
    const { port } = http.address() as AddressInfo;
    const auth = { [by]: 'good' };
    const client = connect(`http://127.0.0.1:${port}`, { transports: ['websocket'], auth });
    const after = new Promise((resolve) => {
      client.on('state', (read: string) => read === 'after' && resolve(read));
    });

    await begun.promise;
    state = 'after';
    proofs.askAgain();
    going.resolve();
    expect(await after).toBe('after');

    client.close();
    proofs.close();
    await io.close();
  },
);
