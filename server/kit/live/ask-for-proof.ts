import type { FastifyBaseLogger } from 'fastify';
import type { Server, Socket } from 'socket.io';
import { addressOf, networkOf } from '../http/address.ts';

const authenticateWithin = 10_000;
// A device says who it is at once, and once more with a new token. Each look costs a signature.
const mostProofs = 5;
// Of one network in a minute: all devices of a workshop whose logins have ended stay below.
const mostBadProofs = 300;
const minute = 60_000;

/** Whether a socket may stay, by what it says it is. */
type Check = (socket: Socket, proof: unknown) => Promise<boolean>;

/**
 * Asks each socket who it is: by the event `token`, or by `auth.token` or `auth.code` of its
 * handshake. Without a good answer in time, or after several that are not, it is closed; so is who
 * comes from a network that keeps sending bad ones. `askAgain` takes all sockets as if they had just
 * come: whoever was not told something hears it, or is told to ask.
 */
export function askForProof(
  io: Server,
  options: { log: FastifyBaseLogger; authenticate: Check; letGuestIn: Check },
): { askAgain(): void; close(): void } {
  const badProofs = new Map<string, number>();
  const forgetting = setInterval(() => badProofs.clear(), minute).unref();

  const again = new Map<Socket, () => void>();

  io.on('connection', (socket) => {
    const network = networkOf(addressOf(socket.request));
    let known = false;
    let checking = false;
    let proofs = 0;
    // However long a check takes: when all come back at once after a cut, hanging up on those whose
    // turn has not come would only make them come once more.
    const waitForProof = () =>
      setTimeout(() => {
        if (!checking) socket.disconnect(true);
        proofs = mostProofs;
      }, authenticateWithin);
    let late = waitForProof();
    const take = async (proof: unknown, check = options.authenticate) => {
      if (known) return;
      proofs += 1;
      const bad = badProofs.get(network) ?? 0;
      if (proofs > mostProofs || bad >= mostBadProofs) {
        socket.disconnect(true);
        return;
      }
      // One at a time: who sends several at once is in no hurry to be believed.
      if (checking) return;
      checking = true;
      let hasNewProof = false;
      again.set(socket, () => {
        hasNewProof = true;
      });
      try {
        // What was looked at for it may be what others were not told of.
        do {
          hasNewProof = false;
          known = await check(socket, proof);
        } while (known && hasNewProof && socket.connected);
        if (known) {
          clearTimeout(late);
          if (!socket.connected) return;
          again.set(socket, () => {
            known = false;
            proofs = 0;
            clearTimeout(late);
            late = waitForProof();
            void take(proof, check);
          });
          return;
        }
        again.delete(socket);
        badProofs.set(network, (badProofs.get(network) ?? 0) + 1);
        socket.emit('authenticated', false);
        if (proofs >= mostProofs) socket.disconnect(true);
      } catch (error) {
        options.log.error({ err: error }, 'a socket could not be authenticated');
        socket.disconnect(true);
      } finally {
        checking = false;
      }
    };
    socket.on('token', (token: unknown) => void take(token));
    socket.on('disconnect', () => {
      clearTimeout(late);
      again.delete(socket);
    });
    const { token, code } = socket.handshake.auth;
    if (token !== undefined) void take(token);
    else if (code !== undefined) void take(code, options.letGuestIn);
  });
  return {
    askAgain: () => {
      for (const ask of again.values()) ask();
    },
    close: () => clearInterval(forgetting),
  };
}
