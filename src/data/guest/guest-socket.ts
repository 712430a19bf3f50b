import type { GuestEventName } from '#contract/events.ts';
import { logProblem } from '../../device/log.ts';

const comeBackAfter = 2_000;

/** Keeps a socket by a link's code until the signal. `onState` is given what is told, `onChange` is called when a state may have been missed. */
export function listenAsGuest(
  code: string,
  event: GuestEventName,
  onState: (state: unknown) => void,
  onChange: () => void,
  signal: AbortSignal,
): void {
  connect().catch((cause: unknown) => logProblem('The live socket could not be made', cause));

  async function connect(): Promise<void> {
    const { io } = await import('socket.io-client');
    if (signal.aborted) return;
    const socket = io({ path: '/socket.io', transports: ['websocket'], auth: { code } });
    signal.addEventListener('abort', () => socket.close());
    socket.on('authenticated', onChange);
    socket.on(event, onState);
    socket.on('disconnect', (reason) => {
      if (signal.aborted) return;
      onChange();
      // socket.io comes back by itself, except when the server hung up: then the link may be over.
      if (reason !== 'io server disconnect') return;
      setTimeout(() => signal.aborted || socket.connect(), comeBackAfter);
    });
  }
}
